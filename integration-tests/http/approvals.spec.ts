import type { ApprovalAnswer, ApprovalListAnswer, BuyerView, RegistrationInput } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import { matchKeysOf } from "../../src/modules/metal-company/match-keys"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { CartCalls, typeOf } from "../support/cart-calls"
import { lastLink, mailsTo } from "../support/mails"
import { registrationOf, signIn } from "../support/registrations"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container, anonymous, approved }) => {
  const companies = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  let staff: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    staff = await createStaff(container(), client, "approver")
  })

  const applicant = async (email: string, companyName = "Gulf Coast Forge Inc.") => {
    const registration = registrationOf(email)
    const company: RegistrationInput["company"] = { ...registration.company, companyName }
    await client.post("/store/metal-registrations", { ...registration, company })
    await client.post("/store/metal-registrations/verify", { token: await lastLink(container(), email) })
    const open = (await client.get("/admin/metal-approvals?limit=100", { as: staff })).body as ApprovalListAnswer
    const idOf = (type: string) => open.approvals.find((one) => one.email === email && one.type === type)?.id ?? "none"
    return { account: idOf("ACCOUNT_VERIFICATION"), linking: idOf("COMPANY_LINKING") }
  }
  const decide = (id: string, verb: string, body: object = {}) =>
    client.post(`/admin/metal-approvals/${id}/${verb}`, body, { as: staff })
  const detail = async (id: string) =>
    ((await client.get(`/admin/metal-approvals/${id}`, { as: staff })).body as ApprovalAnswer).approval
  const me = async (email: string) =>
    (await client.get("/store/metal-me", { as: (await signIn(client, email)).actor })).body as BuyerView

  describe("The approvals inbox", () => {
    it("lists what waits, oldest first, and what was decided apart from it", async () => {
      const first = await applicant("first@queue.example")
      const second = await applicant("second@queue.example")
      const page = (await client.get("/admin/metal-approvals?type=ACCOUNT_VERIFICATION&limit=100", { as: staff }))
        .body as ApprovalListAnswer
      const ids = page.approvals.map((one) => one.id)
      expect(ids.indexOf(first.account)).toBeLessThan(ids.indexOf(second.account))
      expect(page.approvals.find((one) => one.id === first.account)).toMatchObject({
        name: "Zoë O’Neil",
        companyName: "Gulf Coast Forge Inc.",
        country: "US",
        trustScore: 40,
        status: "PENDING",
      })
      await decide(first.account, "reject", { reason: "No answer on the phone" })
      const decided = (await client.get("/admin/metal-approvals?state=DECIDED&limit=100", { as: staff }))
        .body as ApprovalListAnswer
      expect(decided.approvals.map((one) => one.id)).toContain(first.account)
    })

    it("shows a known company beside the buyer's words, and links to it with the approval", async () => {
      const known = { name: "Peerless Piping GmbH", line1: "Hafen 1", city: "Galveston", postal_code: "77550", country: "US" }
      const company = await companies().createCompanies({ ...known, ...matchKeysOf(known) })
      const { account, linking } = await applicant("new@peerless.example", "Peerless Piping Ltd")
      const evidence = await detail(account)
      expect(evidence.matches[0]).toMatchObject({ companyId: company.id, name: 1, domain: false, place: true, confidence: 0.75 })
      const reply = await decide(account, "approve", { company: { companyId: company.id } })
      expect(reply).toMatchObject({
        status: 200,
        body: { approval: { status: "APPROVED", accountStatus: "APPROVED", buyer: { linkedCompany: { id: company.id } } } },
      })
      expect(await me("new@peerless.example")).toMatchObject({
        accessLevel: "STANDARD",
        canOrder: true,
        company: { name: known.name },
      })
      expect((await detail(linking)).status).toBe("APPROVED")
      expect((await mailsTo(container(), "new@peerless.example")).at(-1)?.template).toBe("account-approved")
    })

    it("makes a company of the buyer's own words", async () => {
      const { linking } = await applicant("found@er.example", "Founders & Sons")
      expect(typeOf(await decide(linking, "approve"))).toEqual([400, "invalid_data"])
      expect(await decide(linking, "approve", { company: { create: true } })).toMatchObject({ status: 200 })
      expect(await companies().listCompanies({ name: "Founders & Sons" })).toEqual([
        expect.objectContaining({ is_verified: true, city: "Galveston" }),
      ])
    })

    it("takes one of two decisions at once", async () => {
      const { account } = await applicant("race@queue.example")
      const replies = await Promise.all([
        decide(account, "approve"),
        decide(account, "reject", { reason: "No" }),
        decide(account, "approve"),
      ])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409])
      expect(typeOf(await decide(account, "reject", { reason: "No" }))).toEqual([409, "request_decided"])
    })

    it("needs a reason to reject, shuts the buyer out and lets them ask again", async () => {
      const email = "again@queue.example"
      const { account } = await applicant(email)
      const { actor: before } = await signIn(client, email)
      expect(await decide(account, "reject", { reason: " " })).toMatchObject({
        status: 400,
        body: { fields: [{ field: "reason" }] },
      })
      expect((await decide(account, "reject", { reason: "We could not find your company" })).status).toBe(200)
      expect((await signIn(client, email)).status).toBe(403)
      expect(typeOf(await client.get("/store/metal-me", { as: before }))).toEqual([403, "access_denied"])
      const body = { token: await lastLink(container(), email), reason: "We are registered as GCF Holding" }
      expect(await client.post("/store/metal-registrations/resubmit", body)).toMatchObject({
        status: 200,
        body: { accountStatus: "PENDING_APPROVAL" },
      })
      expect(await me(email)).toMatchObject({ accountStatus: "PENDING_APPROVAL", canSeePrices: true })
    })

    it("suspends and reinstates, which takes tokens away and gives them back", async () => {
      const email = "suspended@queue.example"
      const { account } = await applicant(email)
      await decide(account, "approve")
      const { buyer } = await detail(account)
      const { actor } = await signIn(client, email)
      const cart = await new CartCalls(client).filled(actor)
      const change = (verb: string, body: object) => client.post(`/admin/metal-buyers/${buyer.id}/${verb}`, body, { as: staff })
      expect(typeOf(await change("reinstate", {}))).toEqual([409, "account_state"])
      expect((await change("suspend", { reason: "Unpaid invoices" })).status).toBe(200)
      expect((await signIn(client, email)).status).toBe(403)
      for (const path of ["/store/metal-me", "/store/metal-orders", `/store/metal-carts/${cart.id}`])
        expect([path, ...typeOf(await client.get(path, { as: actor }))]).toEqual([path, 403, "access_denied"])
      expect((await change("reinstate", {})).status).toBe(200)
      expect((await client.get("/store/metal-me", { as: actor })).status).toBe(200)
    })

    it("is nobody's but the staff's, and refuses what it does not know", async () => {
      const { account } = await applicant("private@queue.example")
      for (const as of [anonymous, approved()]) {
        for (const path of ["", `/${account}`])
          expect((await client.get(`/admin/metal-approvals${path}`, { as })).status).toBe(401)
        expect((await client.post(`/admin/metal-approvals/${account}/approve`, {}, { as })).status).toBe(401)
      }
      expect((await decide(account, "approve", { accessLevel: "PREMIUM" })).status).toBe(400)
      expect((await decide(account, "approve", { company: { companyId: "mco_nobody" } })).status).toBe(400)
      expect((await decide("mver_nobody", "approve")).status).toBe(404)
      expect((await detail(account)).status).toBe("PENDING")
    })
  })

  describe("Trusted domains", () => {
    const add = (body: object) => client.post("/admin/metal-trusted-domains", body, { as: staff })

    it("are added once, and never a free-mail one", async () => {
      expect(await add({ domain: "Harbour-Steel.example", autoApprove: true })).toMatchObject({
        status: 201,
        body: { domain: { domain: "harbour-steel.example", autoApprove: true, isActive: true } },
      })
      for (const domain of ["harbour-steel.example", "gmail.com", "not a domain", ""])
        expect([domain, ...typeOf(await add({ domain }))]).toEqual([domain, 400, "invalid_data"])
    })

    it("let nobody in any more when switched off", async () => {
      const { body } = await add({ domain: "switched.example", autoApprove: true })
      const { id } = (body as { domain: { id: string } }).domain
      expect((await client.post(`/admin/metal-trusted-domains/${id}`, { isActive: false }, { as: staff })).status).toBe(200)
      await applicant("late@switched.example")
      expect(await me("late@switched.example")).toMatchObject({ accountStatus: "PENDING_APPROVAL" })
    })
  })
})
