import type {
  AdminPermission,
  ContactListAnswer,
  ContactMessageAnswer,
  ContactMessageView,
  WaitlistAnswer,
} from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { createHmac, randomUUID } from "node:crypto"
import fc from "fast-check"
import { eventually } from "../support/eventually"
import { hostileBodies } from "../support/hostile"
import type { Actor } from "../support/http-client"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const CLOSED = [
  "/admin/metal-contact",
  "/admin/metal-contact/x/attachments/y",
  "/admin/metal-waitlist",
  "/admin/metal-waitlist/export",
]
const PDF = Buffer.from("%PDF-1.7 a drawing").toString("base64")

shopTests(({ client, container, anonymous, approved }) => {
  let desk: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "contact desk")
  })
  const messageOf = (change: object = {}) => ({
    key: randomUUID(),
    name: "Ada Byron",
    email: `${randomUUID()}@works.example`,
    topic: "QUOTE",
    message: "Two bars, please",
    ...change,
  })
  const entryOf = (change: object = {}) => ({
    key: randomUUID(),
    firstName: "Ada",
    lastName: "Byron",
    email: `${randomUUID()}@works.example`,
    companyName: "Works & Co",
    industry: "Marine",
    regionCode: "EUR",
    ...change,
  })
  const send = (body: object, as: Actor = anonymous) => client.post("/store/metal-contact", body, { as })
  const inbox = async () =>
    ((await client.get("/admin/metal-contact?limit=100", { as: desk })).body as ContactListAnswer).messages
  const found = async (email: string): Promise<ContactMessageView> => {
    const message = (await inbox()).find((one) => one.email === email)
    if (!message) throw new Error(`No message of ${email} arrived`)
    return message
  }

  describe("a contact message", () => {
    it("of a visitor arrives at the desk with its file, which comes back byte for byte as a download", async () => {
      const body = messageOf({ attachments: [{ fileName: "drawing.pdf", content: PDF }] })
      expect((await send(body)).status).toBe(201)
      const message = await found(body.email)
      expect(message).toMatchObject({
        name: "Ada Byron",
        topic: "QUOTE",
        status: "OPEN",
        attachments: [{ fileName: "drawing.pdf" }],
      })
      const file = await client.get(`/admin/metal-contact/${message.id}/attachments/${message.attachments[0]?.id}`, { as: desk })
      expect(file.text).toBe("%PDF-1.7 a drawing")
      expect(file.headers.get("content-disposition")).toContain("attachment")
    })

    it("is mailed to the desk once, however often it was sent, with its files named", async () => {
      const body = messageOf({ attachments: [{ fileName: "drawing.pdf", content: PDF }] })
      await Promise.all([send(body), send(body), send(body)])
      const ofThis = async () => {
        const mails = await container().resolve(Modules.NOTIFICATION).listNotifications({ template: "contact-message" })
        return mails.filter(({ data }) => data?.email === body.email)
      }
      await eventually(ofThis, (mails) => mails.length > 0)
      expect(await ofThis()).toEqual([
        expect.objectContaining({ data: expect.objectContaining({ message: "Two bars, please", files: ["drawing.pdf"] }) }),
      ])
    })

    it("sent ten times at once under one key is one message", async () => {
      const body = messageOf({ attachments: [{ fileName: "drawing.pdf", content: PDF }] })
      const replies = await Promise.all(Array.from({ length: 10 }, () => send(body)))
      expect(new Set(replies.map((reply) => (reply.body as { id: string }).id)).size).toBe(1)
      expect((await inbox()).filter(({ email }) => email === body.email)).toHaveLength(1)
      expect((await found(body.email)).attachments).toHaveLength(1)
    })

    it("is refused with 429 when an address sends its sixth within an hour, ten at once or not", async () => {
      const { email } = messageOf()
      const replies = await Promise.all(Array.from({ length: 10 }, () => send(messageOf({ email }))))
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    })

    it("is refused with 429 when a visitor's address sends its twenty-first within an hour, in whosever name", async () => {
      const from = (address: string) => ({
        "x-buyer-address": `${address} ${createHmac("sha256", "a-secret-for-tests-only").update(address).digest("base64url")}`,
      })
      const sendFrom = (address: string) => client.post("/store/metal-contact", messageOf(), { headers: from(address) })
      const replies = await Promise.all(Array.from({ length: 25 }, () => sendFrom("203.0.113.7")))
      const counts = [201, 429].map((status) => replies.filter((reply) => reply.status === status).length)
      expect(counts).toEqual([20, 5])
      expect((await sendFrom("203.0.113.8")).status).toBe(201)
    })

    it("whose file is not what its name says is refused with the file's place, and nothing is stored", async () => {
      const body = messageOf({
        attachments: [
          { fileName: "a.pdf", content: PDF },
          { fileName: "b.png", content: PDF },
        ],
      })
      const reply = await send(body)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        fields: [{ field: "attachments.1", reason: "The file is not what its name says (.png)" }],
      })
      expect((await inbox()).some(({ email }) => email === body.email)).toBe(false)
    })

    it("is never a fault of the server, whatever is sent", async () => {
      await fc.assert(
        fc.asyncProperty(hostileBodies(messageOf()), async (body) => {
          expect((await client.post("/store/metal-contact", body)).status).toBeLessThan(500)
        }),
        { numRuns: 40 },
      )
    })

    it("is marked as answered once, by whoever was first", async () => {
      const body = messageOf()
      await send(body)
      const { id } = await found(body.email)
      const replies = await Promise.all(
        [1, 2, 3].map(() => client.post(`/admin/metal-contact/${id}/answered`, undefined, { as: desk })),
      )
      const answers = replies.map((reply) => (reply.body as ContactMessageAnswer).message)
      expect(new Set(answers.map(({ status, answeredAt }) => `${status} ${answeredAt}`)).size).toBe(1)
      expect(answers[0]?.status).toBe("ANSWERED")
    })
  })

  describe("the desk's inbox", () => {
    it("is closed to visitors and buyers, its files too", async () => {
      for (const as of [anonymous, approved()]) {
        for (const path of CLOSED) expect((await client.get(path, { as })).status).toBe(401)
      }
    })

    it("is closed to staff who neither process orders nor approve accounts, and open to who does either", async () => {
      const rightsOf = (permissions: AdminPermission[]) => ({ role: "ADMIN" as const, permissions, isActive: true })
      const pricing = await createStaff(container(), client, "contact pricing", rightsOf(["PRICING_MANAGEMENT"]))
      for (const path of CLOSED) expect((await client.get(path, { as: pricing })).status).toBe(403)
      for (const permission of ["ORDER_PROCESSING", "ACCOUNT_APPROVAL"] as const) {
        const clerk = await createStaff(container(), client, `contact ${permission}`, rightsOf([permission]))
        expect((await client.get("/admin/metal-contact", { as: clerk })).status).toBe(200)
      }
    })

    it("answers 404 for what it does not hold", async () => {
      expect((await client.get("/admin/metal-contact/mcon_none", { as: desk })).status).toBe(404)
      expect((await client.post("/admin/metal-contact/mcon_none/answered", undefined, { as: desk })).status).toBe(404)
      expect((await client.get("/admin/metal-contact/mcon_none/attachments/none", { as: desk })).status).toBe(404)
    })
  })

  describe("the waitlist", () => {
    it("takes an entry once, however often it is sent", async () => {
      const entry = entryOf()
      await Promise.all([1, 2, 3].map(() => client.post("/store/metal-waitlist", entry)))
      const { entries } = (await client.get("/admin/metal-waitlist?limit=100", { as: desk })).body as WaitlistAnswer
      expect(entries.filter(({ email }) => email === entry.email)).toEqual([
        expect.objectContaining({ firstName: "Ada", companyName: "Works & Co", regionCode: "EUR" }),
      ])
    })

    it("is exported as a file whose cells a spreadsheet does not run", async () => {
      const entry = entryOf({ companyName: "@Works", message: "Bars" })
      await client.post("/store/metal-waitlist", entry)
      const file = await client.get("/admin/metal-waitlist/export", { as: desk })
      expect(file.headers.get("content-type")).toContain("text/csv")
      expect(file.text).toContain(`,Ada,Byron,${entry.email},,'@Works,Marine,EUR,Bars\r\n`)
    })

    it("refuses each wrong field with its reason", async () => {
      const reply = await client.post("/store/metal-waitlist", entryOf({ industry: "Piracy", companyName: "" }))
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        fields: expect.arrayContaining([
          { field: "industry", reason: "Industry is required" },
          { field: "companyName", reason: "Company name is required" },
        ]),
      })
    })
  })
})
