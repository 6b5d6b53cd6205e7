import type {
  BuyerView,
  ProfileView,
  ProviderSignInAnswer,
  SecondFactorSetupAnswer,
  SignInsAnswer,
} from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { METAL_AUDIT } from "../../src/modules/metal-audit"
import type MetalAuditService from "../../src/modules/metal-audit/service"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import { matchKeysOf } from "../../src/modules/metal-company/match-keys"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { lastLink, mailsTo } from "../support/mails"
import { PASSWORD, registrationOf, signIn } from "../support/registrations"
import { createBuyer, type Buyer, PASSWORD as BUYERS_PASSWORD } from "../support/shop-people"
import { SignInProviderOfTests, type Claims } from "../support/sign-in-provider"
import { shopTests } from "../support/test-shop"
import { totp } from "../support/totp"

const provider = new SignInProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

const SECONDS = () => Math.floor(Date.now() / 1000)

shopTests(({ client, container }) => {
  const companies = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  const enter = (proof: string, by = "oidc") => client.post("/store/metal-sign-ins", { provider: by, proof })
  const tokenIn = (reply: { body: unknown }) => (reply.body as ProviderSignInAnswer).token
  const actorOf = (email: string, token: string): Actor => ({ name: email, token })
  /** Whoever signs in so, as the shop knows them. */
  const entered = async (email: string, claims: Claims = {}) => {
    const reply = await enter(await provider.idToken(email, claims))
    expect([email, reply.status]).toEqual([email, 200])
    return actorOf(email, tokenIn(reply))
  }
  const byGitHub = async (email: string) => enter(await provider.accessToken({ email }), "github")
  const me = async (as: Actor) => (await client.get("/store/metal-me", { as })).body as BuyerView
  const profileOf = async (as: Actor) => (await client.get("/store/metal-me/profile", { as })).body as ProfileView
  const signInsOf = async (as: Actor) => (await client.get("/store/metal-me/sign-ins", { as })).body as SignInsAnswer
  const complete = (as: Actor, changes: object = {}) => {
    const { email: _email, password: _password, ...body } = registrationOf("x@y.example")
    return client.post("/store/metal-me/registration", { ...body, ...changes }, { as })
  }
  const customersOf = async (email: string) => await container().resolve(Modules.CUSTOMER).listCustomers({ email })
  const register = (email: string) => client.post("/store/metal-registrations", registrationOf(email))
  const confirmed = async (email: string) => {
    await register(email)
    await client.post("/store/metal-registrations/verify", { token: await lastLink(container(), email) })
  }
  const lastRefusal = async () => {
    const [entry] = await container().resolve<MetalAuditService>(METAL_AUDIT).listEntries({ action: "sign_in.failed" }, 1, 0)
    return entry
  }
  const emailOf = ({ name }: Actor) => `${name.replace(/\W+/g, "-")}@example.com`

  describe("A first sign-in by OpenID Connect", () => {
    it("makes an account whose address is confirmed, that is completed and then waits for the staff", async () => {
      const email = "ada@first.example"
      const as = await entered(email)
      expect(await me(as)).toMatchObject({
        email,
        firstName: "Zoë",
        accountStatus: "UNVERIFIED",
        canSeePrices: true,
        canOrder: false,
      })
      expect((await profileOf(as)).verification).toMatchObject({ emailVerified: true, accountStatus: "UNVERIFIED" })
      expect(await mailsTo(container(), email)).toEqual([])
      expect(await complete(as, { agreeToTerms: false })).toMatchObject({
        status: 400,
        body: { fields: [{ field: "agreeToTerms" }] },
      })
      expect(await complete(as, { accountStatus: "APPROVED" })).toMatchObject({ status: 400 })
      expect(await complete(as)).toMatchObject({ status: 200, body: { accountStatus: "PENDING_APPROVAL" } })
      expect(typeOf(await complete(as))).toEqual([409, "account_state"])
      const [buyer] = await companies().listBuyers({ email_domain: "first.example" })
      expect(buyer).toMatchObject({ company_name: "Gulf Coast Forge Inc.", consent_to_data_processing: true, trust_score: 40 })
      expect(buyer?.terms_accepted_at).not.toBeNull()
      const requests = await companies().listVerificationRequests({ buyer_id: buyer?.id })
      expect(requests.map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
        "ACCOUNT_VERIFICATION PENDING",
        "COMPANY_LINKING PENDING",
      ])
      expect((await mailsTo(container(), email)).map(({ template }) => template)).toEqual(["account-waiting"])
      expect((await me(await entered(email))).accountStatus).toBe("PENDING_APPROVAL")
    })

    it("lets a buyer of a trusted domain in at once, when the profile is complete", async () => {
      const company = { name: "Vouched Valves Ltd", line1: "1 Way", city: "Leeds", postal_code: "LS1 1AA", country: "GB" }
      const { id } = await companies().createCompanies({ ...company, ...matchKeysOf(company) })
      await companies().createTrustedDomains({ domain: "vouched.example", company_id: id, auto_approve: true })
      const as = await entered("in@vouched.example")
      expect(await complete(as)).toMatchObject({ body: { accountStatus: "APPROVED" } })
      expect(await me(as)).toMatchObject({ canOrder: true, company: { name: "Vouched Valves Ltd" } })
      const stale = actorOf("github", tokenIn(await byGitHub("left@vouched.example")))
      expect(await complete(stale)).toMatchObject({ body: { accountStatus: "PENDING_APPROVAL" } })
    })

    it("makes one account, however many sign-ins and registrations come at once", async () => {
      const email = "many@once.example"
      const proofs = await Promise.all(Array.from({ length: 4 }, () => provider.idToken(email)))
      const replies = await Promise.all([...proofs.map((proof) => enter(proof)), register(email)])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 202])
      expect(await customersOf(email)).toHaveLength(1)
      expect(await companies().listBuyers({ email_domain: "once.example" })).toHaveLength(1)
      expect((await me(await entered(email))).email).toBe(email)
    })

    it("stays the same account's when the address changes, and another person's with the address is another", async () => {
      const { id } = await me(await entered("was@moved.example", { sub: "mover" }))
      expect(await me(await entered("is@moved.example", { sub: "mover" }))).toMatchObject({ id, email: "was@moved.example" })
      expect((await me(await entered("is@moved.example", { sub: "newcomer" }))).id).not.toBe(id)
    })
  })

  describe("A proof", () => {
    const now = SECONDS()
    it.each<[string, Claims, ("none" | "confused" | "unknown key")?]>([
      ["is signed by nobody", {}, "none"],
      ["is signed by an unknown key", {}, "unknown key"],
      ["is signed with the public key as a secret", {}, "confused"],
      ["is for another app", { aud: "another-app" }],
      ["is for this app among others, made for another", { aud: ["another-app", "billet-trying-out"], azp: "another-app" }],
      ["is for several apps and says not for whom", { aud: ["another-app", "billet-trying-out"] }],
      ["is of another provider", { iss: "https://evil.example" }],
      ["has expired", { iat: now - 500, exp: now - 120 }],
      ["is too old", { iat: now - 3000, exp: now + 3000 }],
      ["is of tomorrow", { iat: now + 86_400, exp: now + 90_000 }],
      ["never ends", { exp: null }],
      ["names no sign-in", { nonce: null }],
      ["names nobody", { sub: null }],
    ])("that %s is refused, and nothing is made", async (...[, claims, forgery]) => {
      const reply = await enter(await provider.idToken("victim@forged.example", claims, forgery))
      expect(typeOf(reply)).toEqual([401, "proof_refused"])
      expect(reply.text).not.toMatch(/token/i)
      expect(await customersOf("victim@forged.example")).toEqual([])
      expect(await lastRefusal()).toMatchObject({ success: false, details: { provider: "oidc" } })
    })

    it.each(["", "a", "a.b.c", "ey.ey.ey", "null", "x".repeat(20_000)])("of %.10j is refused", async (proof) => {
      expect([400, 401]).toContain((await enter(proof)).status)
    })

    it("is good once, also when it comes twice at once, and so is its sign-in", async () => {
      const proof = await provider.idToken("once@replayed.example", { nonce: "seen-before" })
      const replies = await Promise.all([enter(proof), enter(proof), enter(proof)])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
      expect(typeOf(await enter(await provider.idToken("once@replayed.example", { nonce: "seen-before", jti: "new" })))).toEqual([
        401,
        "proof_refused",
      ])
    })

    it.each([false, "false", "yes", 1, null])("whose address is confirmed: %j makes no account", async (verified) => {
      const reply = await enter(await provider.idToken("typed@in.example", { email_verified: verified }))
      expect(typeOf(reply)).toEqual([403, "address_unconfirmed"])
      expect(await customersOf("typed@in.example")).toEqual([])
    })

    it("without an address, or with none that is one, makes no account", async () => {
      for (const email of [null, "", "nobody", "a@b", 5])
        expect(typeOf(await enter(await provider.idToken("x@y.example", { email, sub: "no-address" })))).toEqual([
          403,
          "address_unconfirmed",
        ])
    })

    it("is taken of no provider that is not set up, and with nothing claimed beside it", async () => {
      const proof = await provider.idToken("ada@first.example")
      expect(typeOf(await enter(proof, "google"))).toEqual([401, "proof_refused"])
      expect((await enter(proof, "constructor")).status).toBe(400)
      const claim = { provider: "oidc", proof, email: "victim@works.example" }
      expect((await client.post("/store/metal-sign-ins", claim)).status).toBe(400)
      for (const path of ["/auth/customer/oidc", "/auth/customer/oidc/callback", "/auth/customer/github"])
        expect([path, (await client.post(path, { proof })).status]).toEqual([path, 401])
    })

    it("cannot be judged while the provider is out of reach, and is good afterwards", async () => {
      const proof = await provider.accessToken({ email: "later@works.example" })
      await provider.setUp(false)
      expect(typeOf(await enter(proof, "github"))).toEqual([503, "provider_unavailable"])
      await provider.setUp(true)
      expect((await enter(proof, "github")).status).toBe(200)
    })
  })

  describe("An account that is there already", () => {
    it("is entered by the address its provider keeps, and its owner is told", async () => {
      const email = "both@ways.example"
      await confirmed(email)
      const { id } = await me((await signIn(client, email)).actor)
      const as = await entered(email.toUpperCase(), { sub: "both-ways" })
      expect((await me(as)).id).toBe(id)
      expect((await mailsTo(container(), email)).at(-1)?.template).toBe("sign-in-added")
      expect((await signIn(client, email)).status).toBe(200)
      const { signIns, ...ways } = await signInsOf(as)
      expect(ways).toEqual({ hasPassword: true, providers: ["oidc"] })
      expect(signIns.map((one) => one.provider)).toEqual(["password", "oidc", "password"])
    })

    it("makes way when nobody ever confirmed the address: what a stranger set up is gone", async () => {
      const email = "victim@early.example"
      await register(email)
      const stranger = await signIn(client, email)
      expect(stranger.status).toBe(200)
      const link = await lastLink(container(), email)
      const as = await entered(email)
      expect(await me(as)).toMatchObject({ email, accountStatus: "UNVERIFIED" })
      expect(await profileOf(as)).toMatchObject({ company: { companyName: "", address: null }, jobTitle: "" })
      expect([401, 403, 404]).toContain((await client.get("/store/metal-me", { as: stranger.actor })).status)
      expect((await signIn(client, email)).status).toBe(401)
      expect((await client.post("/store/metal-registrations/verify", { token: link })).status).toBeGreaterThanOrEqual(400)
      expect(await signInsOf(as)).toMatchObject({ hasPassword: false, providers: ["oidc"] })
      expect(await customersOf(email)).toHaveLength(1)
    })

    it("is not entered by a provider whose word may be of the past", async () => {
      const email = "mailbox@successor.example"
      await confirmed(email)
      expect(typeOf(await byGitHub(email))).toEqual([403, "account_not_linked"])
      expect(await lastRefusal()).toMatchObject({ details: { provider: "github", email } })
      expect(await signInsOf((await signIn(client, email)).actor)).toMatchObject({ providers: [] })
    })

    it("is not entered when it belongs to the staff", async () => {
      const auth = container().resolve(Modules.AUTH)
      const { authIdentity } = await auth.register("emailpass", { body: { email: "clerk@desk.example", password: PASSWORD } })
      await auth.updateAuthIdentities([{ id: authIdentity?.id ?? "", app_metadata: { user_id: "user_1" } }])
      expect(typeOf(await enter(await provider.idToken("clerk@desk.example")))).toEqual([403, "account_not_linked"])
    })

    it.each(["SUSPENDED", "REJECTED"] as const)("is closed to its owner while it is %s", async (status) => {
      const email = `closed@${status.toLowerCase()}.example`
      const as = await entered(email)
      await complete(as)
      const [buyer] = await companies().listBuyers({ email_domain: email.split("@")[1] })
      await companies().updateBuyers({ id: buyer?.id ?? "", account_status: status })
      expect(typeOf(await enter(await provider.idToken(email)))).toEqual([403, "access_denied"])
      expect(typeOf(await enter(await provider.idToken(email, { sub: "another-sub" })))).toEqual([403, "access_denied"])
      expect((await client.get("/store/metal-me", { as })).status).toBe(403)
      expect(await lastRefusal()).toMatchObject({ details: { provider: "oidc", email } })
    })

    it("with a second factor asks for its code here too", async () => {
      const who: Buyer = await createBuyer(container(), client, "coded by provider", {
        ...{ status: "APPROVED", access: "PREMIUM", companyId: null },
      })
      const { secret } = (await client.post("/store/metal-me/second-factor", { password: BUYERS_PASSWORD }, { as: who }))
        .body as SecondFactorSetupAnswer
      await client.post("/store/metal-me/second-factor/confirm", { code: totp(secret) }, { as: who })
      const half = (await enter(await provider.idToken(emailOf(who)))).body as ProviderSignInAnswer
      const as = { name: "half", token: half.token }
      for (const path of ["/store/metal-me", "/store/metal-me/sign-ins", "/store/metal-orders"])
        expect([path, (await client.get(path, { as })).status]).toEqual([path, 401])
      const verify = (code: string) =>
        client.post(`/auth/mfa/challenges/${half.challengeId ?? ""}/verify`, { method: "totp", code }, { as })
      expect((await verify("000000")).status).toBe(400)
      const whole = await verify(totp(secret, Date.now() + 30_000))
      const signedIn = { name: "whole", token: tokenIn(whole) }
      expect((await me(signedIn)).id).toBe(who.customerId)
      expect((await signInsOf(signedIn)).signIns.map((one) => one.provider)).toEqual(["oidc", "password"])
    })
  })

  describe("A sign-in by GitHub", () => {
    it("makes an account of the first confirmed address, and is good once", async () => {
      const proof = await provider.accessToken({ email: "octo@cat.example", name: "Octo Cat" })
      const reply = await enter(proof, "github")
      expect(await me(actorOf("octo", tokenIn(reply)))).toMatchObject({
        email: "octo@cat.example",
        firstName: "Octo",
        lastName: "Cat",
      })
      expect(typeOf(await enter(proof, "github"))).toEqual([401, "proof_refused"])
      expect((await byGitHub("octo@cat.example")).status).toBe(200)
    })

    it("is refused by a token of another app's, and by one of nobody", async () => {
      const foreign = await provider.accessToken({ email: "octo@cat.example" }, "another-app")
      for (const proof of [foreign, "gho_nobody", "../user"])
        expect(typeOf(await enter(proof, "github"))).toEqual([401, "proof_refused"])
    })

    it("is refused while GitHub has not confirmed the address", async () => {
      const proof = await provider.accessToken({ email: "typed@cat.example", verified: false })
      expect(typeOf(await enter(proof, "github"))).toEqual([403, "address_unconfirmed"])
    })
  })

  describe("An account without a password", () => {
    it("is told no other from one with another password, and gets one by mail, which takes other ways in away", async () => {
      const email = "octo@choose.example"
      const as = actorOf(email, tokenIn(await byGitHub(email)))
      await complete(as)
      const without = await signIn(client, email, "a password of nobody 718")
      expect(without.status).toBe(401)
      expect(await signInsOf(as)).toMatchObject({ hasPassword: false, providers: ["github"] })
      expect((await client.post("/store/metal-me/second-factor", { password: PASSWORD }, { as })).status).toBe(400)
      expect((await register(email)).status).toBe(202)
      expect((await mailsTo(container(), email)).at(-1)?.template).toBe("already-registered")

      await client.post("/store/metal-passwords/forgot", { email })
      const token = await lastLink(container(), email)
      expect((await client.post("/store/metal-passwords/reset", { token, password: PASSWORD })).status).toBe(200)
      expect((await client.get("/store/metal-me", { as })).status).toBe(401)
      const now = (await signIn(client, email)).actor
      expect(await signInsOf(now)).toMatchObject({ hasPassword: true, providers: [] })
      expect(typeOf(await byGitHub(email))).toEqual([403, "account_not_linked"])
    })

    it("ends its sign-ins everywhere, and renews them like any other", async () => {
      const as = await entered("everywhere@works.example")
      const renewed = await client.post("/auth/token/refresh", {}, { as })
      const again = { name: "renewed", token: tokenIn(renewed) }
      expect((await client.get("/store/metal-me", { as: again })).status).toBe(200)
      expect((await client.post("/store/metal-me/sign-out", {}, { as: again })).status).toBe(200)
      for (const old of [as, again])
        expect(typeOf(await client.get("/store/metal-me", { as: old }))).toEqual([401, "session_ended"])
      expect((await me(await entered("everywhere@works.example"))).email).toBe("everywhere@works.example")
    })
  })
})
