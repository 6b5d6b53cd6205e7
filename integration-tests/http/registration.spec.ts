import type { BuyerView, ProfileView } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import { matchKeysOf } from "../../src/modules/metal-company/match-keys"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { typeOf } from "../support/cart-calls"
import { lastLink, mailsTo } from "../support/mails"
import { PASSWORD, registrationOf, signIn } from "../support/registrations"
import { shopTests } from "../support/test-shop"

shopTests(({ client, container, approved }) => {
  const companies = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  const register = (body: object) => client.post("/store/metal-registrations", body)
  const verify = (token: string) => client.post("/store/metal-registrations/verify", { token })
  const confirmed = async (email: string, changes = {}) => {
    await register(registrationOf(email, changes))
    return await verify(await lastLink(container(), email))
  }
  const me = async (email: string) =>
    (await client.get("/store/metal-me", { as: (await signIn(client, email)).actor })).body as BuyerView

  describe("Registration", () => {
    it("makes an unverified account that sees no prices until the mailed link came back", async () => {
      const email = "zoe@gulf-coast.example"
      expect(await register(registrationOf(" Zoe@Gulf-Coast.example "))).toMatchObject({ status: 202, body: { sent: true } })
      expect(await me(email)).toMatchObject({
        accountStatus: "UNVERIFIED",
        canSeePrices: false,
        canOrder: false,
        regionCode: "INC",
      })
      expect((await mailsTo(container(), email)).map((mail) => mail.template)).toEqual(["confirm-address"])
      expect(await verify(await lastLink(container(), email))).toMatchObject({
        status: 200,
        body: { accountStatus: "PENDING_APPROVAL" },
      })
      expect(await me(email)).toMatchObject({ accountStatus: "PENDING_APPROVAL", canSeePrices: true, canOrder: false })
      const [buyer] = await companies().listBuyers({ email_domain: "gulf-coast.example" })
      expect(buyer).toMatchObject({ trust_score: 40, consent_to_data_processing: true, consent_to_marketing: false })
      const requests = await companies().listVerificationRequests({ buyer_id: buyer?.id })
      expect(requests.map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
        "ACCOUNT_VERIFICATION PENDING",
        "COMPANY_LINKING PENDING",
      ])
    })

    it("serves a buyer from the company of the country", async () => {
      const registration = registrationOf("kl@penang.example")
      const address = { ...registration.company.address, country: "my" }
      await register({ ...registration, company: { ...registration.company, address } })
      expect(await me("kl@penang.example")).toMatchObject({ regionCode: "MSA" })
    })

    it("answers the same for an address that has an account, whose owner gets a mail", async () => {
      const email = "twice@works.example"
      await confirmed(email)
      const again = await register(registrationOf(email, { password: "somebody else's idea 123" }))
      expect([again.status, again.body]).toEqual([202, { sent: true }])
      expect((await mailsTo(container(), email)).at(-1)?.template).toBe("already-registered")
      expect((await signIn(client, email, "somebody else's idea 123")).status).toBe(401)
      expect((await signIn(client, email)).status).toBe(200)
    })

    it("makes one account of an address that registers five times at once", async () => {
      const email = "five@works.example"
      const replies = await Promise.all(Array.from({ length: 5 }, () => register(registrationOf(email))))
      expect(replies.map((reply) => reply.status)).toEqual([202, 202, 202, 202, 202])
      expect(await me(email)).toMatchObject({ email, accountStatus: "UNVERIFIED" })
      expect(await companies().listBuyers({ email_domain: "works.example", account_status: "UNVERIFIED" })).toHaveLength(1)
    })

    it.each([
      ["agreeToTerms", false, "You must agree to the terms"],
      ["consentToDataProcessing", undefined, "Consent to data processing is required"],
      ["password", "too short", "Password must be at least 12 characters"],
      ["email", "nobody", "Invalid e-mail address"],
      ["firstName", "R2D2", "First name contains invalid characters"],
      ["jobTitle", "", "Job title is required"],
    ])("refuses %s %j with its message", async (field, value, reason) => {
      const reply = await register({ ...registrationOf("bad@works.example"), [field]: value })
      expect(reply).toMatchObject({ status: 400, body: { type: "invalid_data", fields: [{ field, reason }] } })
    })

    it.each(["role", "accountStatus", "accessLevel", "isActive", "trustScore", "companyId", "creditLimit", "metadata"])(
      "refuses a body with %s",
      async (field) => {
        const reply = await register({ ...registrationOf("greedy@works.example"), [field]: "APPROVED" })
        expect(typeOf(reply)).toEqual([400, "invalid_data"])
      },
    )

    it("offers none of Medusa's own ways around it", async () => {
      const body = { email: "core@works.example", password: PASSWORD }
      for (const path of [
        "/auth/customer/emailpass/register",
        "/auth/customer/emailpass/reset-password",
        "/auth/customer/emailpass/update",
        "/store/customers",
      ])
        expect([path, (await client.post(path, body)).status]).toEqual([path, 404])
      expect((await client.post("/store/customers/me", { metadata: {} }, { as: approved() })).status).toBe(404)
    })
  })

  describe("The mailed link", () => {
    it("works once, and of two clicks at once one counts", async () => {
      const email = "clicks@works.example"
      await register(registrationOf(email))
      const token = await lastLink(container(), email)
      const replies = await Promise.all([verify(token), verify(token), verify(token)])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409])
      expect(typeOf(await verify(token))).toEqual([409, "link_expired"])
    })

    it("is worthless after another was asked for, when forged, and for another purpose", async () => {
      const email = "old-link@works.example"
      await register(registrationOf(email))
      const first = await lastLink(container(), email)
      expect((await client.post("/store/metal-registrations/resend", { email })).status).toBe(202)
      const second = await lastLink(container(), email)
      expect(second).not.toBe(first)
      expect((await verify(first)).status).toBe(409)
      expect((await verify(second.replace(/.$/, second.endsWith("A") ? "B" : "A"))).status).toBe(409)
      const reset = await client.post("/store/metal-passwords/reset", { token: second, password: "another good password" })
      expect(typeOf(reset)).toEqual([409, "link_expired"])
      expect((await verify(second)).status).toBe(200)
    })

    it("lets a buyer of a trusted domain in at once, in the company of the domain", async () => {
      const company = { name: "Trusted Tubes Ltd", line1: "1 Way", city: "Leeds", postal_code: "LS1 1AA", country: "GB" }
      const { id } = await companies().createCompanies({ ...company, ...matchKeysOf(company) })
      await companies().createTrustedDomains({ domain: "trusted.example", company_id: id, auto_approve: true })
      expect(await confirmed("in@trusted.example")).toMatchObject({ status: 200, body: { accountStatus: "APPROVED" } })
      expect(await me("in@trusted.example")).toMatchObject({
        accessLevel: "STANDARD",
        canOrder: true,
        company: { name: "Trusted Tubes Ltd" },
      })
      await companies().updateCompanies({ id, requires_approval: true })
      expect(await confirmed("wait@trusted.example")).toMatchObject({ body: { accountStatus: "PENDING_APPROVAL" } })
    })
  })

  describe("A forgotten password", () => {
    const forgot = (email: string) => client.post("/store/metal-passwords/forgot", { email })
    const reset = (token: string, password: string) => client.post("/store/metal-passwords/reset", { token, password })

    it("is answered the same for an unknown address, which gets no mail", async () => {
      const [known, unknown] = [await forgot("clicks@works.example"), await forgot("nobody@works.example")]
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(await mailsTo(container(), "nobody@works.example")).toEqual([])
    })

    it("is replaced by the mailed link, and every token from before is worthless", async () => {
      const email = "forgetful@works.example"
      await confirmed(email)
      const before = (await signIn(client, email)).actor
      await forgot(email)
      const token = await lastLink(container(), email)
      expect((await reset(token, "short")).status).toBe(400)
      expect((await reset(token, "a wholly new password")).status).toBe(200)
      expect((await reset(token, "a third password here")).status).toBe(409)
      expect((await signIn(client, email)).status).toBe(401)
      const { actor: after } = await signIn(client, email, "a wholly new password")
      expect((await client.get("/store/metal-me", { as: after })).status).toBe(200)
      expect(typeOf(await client.get("/store/metal-me", { as: before }))).toEqual([401, "session_ended"])
      expect((await client.get("/store/metal-orders", { as: before })).status).toBe(401)
      expect((await client.post("/auth/token/refresh", {}, { as: before })).status).toBe(401)
      expect((await client.post("/auth/token/refresh", {}, { as: after })).status).toBe(200)
      expect((await mailsTo(container(), email)).at(-1)?.template).toBe("password-changed")
    })
  })

  describe("The profile", () => {
    const profileOf = (email: string) => {
      const {
        email: _mail,
        password: _word,
        agreeToTerms: _terms,
        consentToDataProcessing: _consent,
        ...profile
      } = registrationOf(email)
      return profile
    }

    it("shows what was registered and saves what is changed, again and again", async () => {
      const email = "profile@works.example"
      await confirmed(email)
      const { actor: as } = await signIn(client, email)
      const shown = (await client.get("/store/metal-me/profile", { as })).body as ProfileView
      expect(shown).toMatchObject({
        ...profileOf(email),
        email,
        regionCode: "INC",
        verification: { accountStatus: "PENDING_APPROVAL", emailVerified: true },
      })
      const shippingAddress = { line1: "Dock 4", city: "Texas City", postalCode: "77590", country: "US" }
      const body = {
        ...profileOf(email),
        firstName: "Zoe",
        differentShippingAddress: true,
        shippingAddress,
        consentToMarketing: true,
      }
      for (const _time of [1, 2])
        expect(await client.post("/store/metal-me/profile", body, { as })).toMatchObject({
          status: 200,
          body: { firstName: "Zoe", shippingAddress, consentToMarketing: true },
        })
      expect(await me(email)).toMatchObject({ firstName: "Zoe" })
    })

    it("moves the region with the country and refuses one that was made up", async () => {
      const email = "region@works.example"
      await confirmed(email)
      const { actor: as } = await signIn(client, email)
      const profile = profileOf(email)
      const moved = { ...profile, company: { ...profile.company, address: { ...profile.company.address, country: "DE" } } }
      expect(await client.post("/store/metal-me/profile", { ...profile, regionCode: "DUB" }, { as })).toMatchObject({
        status: 400,
        body: { fields: [{ field: "regionCode" }] },
      })
      expect(await client.post("/store/metal-me/profile", moved, { as })).toMatchObject({
        status: 200,
        body: { regionCode: "EUR" },
      })
    })

    it.each(["accountStatus", "accessLevel", "email", "companyId", "role"])("refuses a body with %s", async (field) => {
      const reply = await client.post("/store/metal-me/profile", { ...profileOf(""), [field]: "PREMIUM" }, { as: approved() })
      expect(typeOf(reply)).toEqual([400, "invalid_data"])
    })

    it("is nobody's without a sign-in", async () => {
      expect((await client.get("/store/metal-me/profile")).status).toBe(401)
      expect((await client.post("/store/metal-me/profile", profileOf(""))).status).toBe(401)
    })
  })
})
