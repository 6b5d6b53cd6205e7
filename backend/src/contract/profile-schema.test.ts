import fc from "fast-check"
import { ProfileSchema } from "./profile-schema"

const address = { line1: "1 Mill Road", city: "Houston", state: "TX", postalCode: "77001", country: "us" }
const profile = {
  firstName: "José María",
  lastName: "O’Neil-Smith Jr.",
  jobTitle: "Buyer, R&D (metals) / 2",
  contact: { primaryNumber: "+1 713 555-0100", primaryPhoneType: "OFFICE", secondaryNumber: "", secondaryPhoneType: "" },
  company: { companyName: "Müller & Co. (UK) Ltd #2", address },
}
type Part = Record<string, unknown>

/** Every message by its dotted path, in the order of the form. */
function messagesOf(changes: Part): [string, string][] {
  const result = ProfileSchema.safeParse({ ...profile, ...changes })
  return (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message])
}
const contact = (changes: Part) => ({ contact: { ...profile.contact, ...changes } })

describe("ProfileSchema", () => {
  it("takes a complete profile, trims it and leaves blanks out", () => {
    expect(ProfileSchema.parse({ ...profile, firstName: "  José María " })).toEqual({
      ...profile,
      contact: { primaryNumber: "+1 713 555-0100", primaryPhoneType: "OFFICE" },
      company: { ...profile.company, address: { ...address, country: "US" } },
      differentShippingAddress: false,
    })
  })

  it.each([
    ["firstName", undefined, "First name is required"],
    ["firstName", "", "First name is required"],
    ["firstName", "   ", "First name is required"],
    ["firstName", null, "First name is required"],
    ["firstName", "A".repeat(51), "First name must be less than 50 characters"],
    ["firstName", "Ann3", "First name contains invalid characters"],
    ["firstName", "Ann\nLee", "First name contains invalid characters"],
    ["lastName", "", "Last name is required"],
    ["lastName", "B".repeat(51), "Last name must be less than 50 characters"],
    ["lastName", "Smith!", "Last name contains invalid characters"],
    ["jobTitle", "", "Job title is required"],
    ["jobTitle", "C".repeat(101), "Job title must be less than 100 characters"],
    ["jobTitle", "Buyer; drop", "Job title contains invalid characters"],
  ])("refuses %s %j with one message", (field, value, message) => {
    expect(messagesOf({ [field]: value })).toEqual([[field, message]])
  })

  it.each([
    ["companyName", "", "Company name is required"],
    ["companyName", "D".repeat(101), "Company name must be less than 100 characters"],
    ["companyName", "Acme <b>", "Company name contains invalid characters"],
  ])("refuses company %s %j with one message", (field, value, message) => {
    expect(messagesOf({ company: { ...profile.company, [field]: value } })).toEqual([[`company.${field}`, message]])
  })

  it.each([
    ["primaryNumber", "", "Primary phone number is required"],
    ["primaryNumber", undefined, "Primary phone number is required"],
    ["primaryNumber", "123456", "Phone number must be at least 7 digits"],
    ["primaryNumber", "1234567890123456789", "Phone number must be less than 18 characters"],
    ["primaryNumber", "0123456789", "Invalid phone number format"],
    ["primaryNumber", "+0 713 5550", "Invalid phone number format"],
    ["primaryNumber", "713-555-CALL", "Invalid phone number format"],
    ["primaryPhoneType", "", "Phone type is required"],
    ["primaryPhoneType", undefined, "Phone type is required"],
    ["primaryPhoneType", "FAX", "Invalid phone type"],
    ["secondaryNumber", "abcdefg", "Invalid phone number format"],
    ["secondaryPhoneType", "FAX", "Invalid phone type"],
  ])("refuses contact %s %j with one message", (field, value, message) => {
    const typed = field === "secondaryNumber" ? { secondaryPhoneType: "HOME" } : {}
    expect(messagesOf(contact({ ...typed, [field]: value }))).toEqual([[`contact.${field}`, message]])
  })

  it("takes phone numbers of exactly 7 and 18 characters", () => {
    expect(messagesOf(contact({ primaryNumber: "1234567" }))).toEqual([])
    expect(messagesOf(contact({ primaryNumber: "+12345678901234567" }))).toEqual([])
  })

  it("asks for the type of a second phone, together with every other problem", () => {
    expect(messagesOf({ ...contact({ primaryNumber: "", secondaryNumber: "7135550101" }), firstName: "" })).toEqual([
      ["firstName", "First name is required"],
      ["contact.primaryNumber", "Primary phone number is required"],
      ["contact.secondaryPhoneType", "Phone type is required"],
    ])
  })

  it("asks for a shipping address only when it differs", () => {
    expect(messagesOf({ differentShippingAddress: true })).toEqual([
      ["shippingAddress.line1", "Shipping address line 1 is required"],
    ])
    expect(messagesOf({ differentShippingAddress: true, shippingAddress: address })).toEqual([])
    expect(messagesOf({ differentShippingAddress: false, shippingAddress: null })).toEqual([])
  })

  it("refuses fields it does not know", () => {
    expect(messagesOf({ role: "SUPER_ADMIN" })).toHaveLength(1)
  })

  it("takes any name of letters up to 50 characters and none longer", () => {
    const letters = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-öø-ÿ]{1,80}$/)
    fc.assert(
      fc.property(letters, (firstName) => {
        const expected = firstName.length <= 50 ? [] : [["firstName", "First name must be less than 50 characters"]]
        expect(messagesOf({ firstName })).toEqual(expected)
      }),
    )
  })

  it("answers anything at all without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(typeof ProfileSchema.safeParse(body).success).toBe("boolean")
      }),
    )
  })
})
