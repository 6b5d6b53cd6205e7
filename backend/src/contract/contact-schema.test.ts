import { ContactBodySchema, WaitlistBodySchema } from "./contact-schema"

const KEY = "3f2b8c1e-6f0a-4c39-9a51-0f6d1f7f2f10"
const MESSAGE = { key: KEY, name: "Ada Byron", email: "Ada@Works.example", topic: "QUOTE", message: "Two bars, please" }
const ENTRY = {
  key: KEY,
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@works.example",
  companyName: "Works & Co",
  industry: "Marine",
  regionCode: "EUR",
}

const reasons = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]))

describe("a contact message", () => {
  it("is trimmed, its address in lower case, blank optional fields left out", () => {
    expect(ContactBodySchema.parse({ ...MESSAGE, name: " Ada Byron ", phone: "", company: " " })).toEqual({
      ...MESSAGE,
      email: "ada@works.example",
      phone: undefined,
      company: undefined,
      attachments: [],
    })
  })

  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ email: "ada" }, { email: "Enter a valid e-mail address" }],
    [{ phone: "12" }, { phone: "Phone number must be at least 7 digits" }],
    [{ topic: "SPAM" }, { topic: "Choose what it is about" }],
    [{ message: "" }, { message: "Message is required" }],
    [{ message: "x".repeat(4001) }, { message: "Message must be less than 4000 characters" }],
    [{ key: "1" }, { key: "must be a UUID" }],
    [{ attachments: [{ fileName: "../a.pdf", content: "" }] }, { "attachments.0.fileName": "must be a plain file name" }],
    [{ attachments: [{ fileName: "a.pdf", content: "%" }] }, { "attachments.0.content": "must be base64" }],
    [{ attachments: Array(6).fill({ fileName: "a.pdf", content: "" }) }, { attachments: "Attach at most 5 files" }],
  ])("with %j is refused by field", (change, expected) => {
    expect(reasons(ContactBodySchema.safeParse({ ...MESSAGE, ...change }))).toEqual(expected)
  })
})

describe("a waitlist entry", () => {
  it("needs no phone and no message", () => {
    expect(WaitlistBodySchema.safeParse(ENTRY).success).toBe(true)
  })

  it.each([
    [{ firstName: "A1" }, { firstName: "First name contains invalid characters" }],
    [{ companyName: "" }, { companyName: "Company name is required" }],
    [{ industry: "Piracy" }, { industry: "Industry is required" }],
    [{ regionCode: "MOON" }, { regionCode: "Region is required" }],
  ])("with %j is refused by field", (change, expected) => {
    expect(reasons(WaitlistBodySchema.safeParse({ ...ENTRY, ...change }))).toEqual(expected)
  })
})
