import type {
  CustomerAccountAnswer,
  RecoveryCodesAnswer,
  SecondFactorAddedAnswer,
  SecondFactorSetupAnswer,
} from "@billet/backend/contract"
import { typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { lastLink, mailsTo } from "../support/mails"
import { createBuyer, PASSWORD } from "../support/shop-people"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"
import { totp } from "../support/totp"

type SignedIn = { token: string; mfa_required?: boolean; mfa_challenge?: { id: string; methods: string[] } }
const PATH = "/store/metal-me/second-factor"
const STEP = 30_000
const ENDED = [401, "session_ended"]
const BAD_CODE = { status: 400, body: { fields: [{ field: "code" }] } }

shopTests(({ client, container, companyId }) => {
  const person = (name: string) =>
    createBuyer(container(), client, name, { status: "APPROVED", access: "PREMIUM", companyId: companyId() })
  const emailOf = ({ name }: Actor) => `${name.replace(/\W+/g, "-")}@example.com`
  const signIn = async (who: Actor, password = PASSWORD) => {
    const reply = await client.post("/auth/customer/emailpass", { email: emailOf(who), password })
    return { status: reply.status, ...(reply.body as SignedIn) }
  }
  const answer = (half: SignedIn, method: string, code: string, headers: Record<string, string> = {}) =>
    client.post(
      `/auth/mfa/challenges/${half.mfa_challenge?.id ?? ""}/verify`,
      { method, code },
      { as: { name: "half", token: half.token }, headers },
    )
  const begin = (as: Actor, password = PASSWORD) => client.post(PATH, { password }, { as })
  const confirm = (as: Actor, code: string) => client.post(`${PATH}/confirm`, { code }, { as })
  const remove = (as: Actor, code: string, password = PASSWORD) => client.post(`${PATH}/remove`, { password, code }, { as })
  const state = async (as: Actor) => (await client.get(PATH, { as })).body
  /** The factor switched on by the code of this moment; the next one to be had is the one of the step after. */
  const enrol = async (who: Actor) => {
    const { secret } = (await begin(who)).body as SecondFactorSetupAnswer
    const { recoveryCodes, token } = (await confirm(who, totp(secret))).body as SecondFactorAddedAnswer
    return { secret, recoveryCodes, as: { ...who, token }, next: () => totp(secret, Date.now() + STEP) }
  }
  const templates = async (who: Actor) => (await mailsTo(container(), emailOf(who))).map(({ template }) => template)

  describe("A buyer's second factor", () => {
    it("is set up by the password and a code, and from then on sign-in takes both", async () => {
      const who = await person("sets it up")
      const elsewhere: Actor = { ...who, token: (await signIn(who)).token }
      expect(await state(who)).toEqual({ state: "OFF", addedAt: null })
      expect(await begin(who, "not the password")).toMatchObject({ status: 400, body: { fields: [{ field: "password" }] } })
      const setup = (await begin(who)).body as SecondFactorSetupAnswer
      expect(setup.address).toContain(`otpauth://totp/Billet:${encodeURIComponent(emailOf(who))}?secret=${setup.secret}`)
      expect(setup.picture.units).toBeGreaterThan(20)
      expect(await state(who)).toMatchObject({ state: "OFF" })
      expect((await signIn(who)).mfa_required).toBeUndefined()

      const added = await confirm(who, totp(setup.secret))
      const { recoveryCodes, token } = added.body as SecondFactorAddedAnswer
      expect([added.status, new Set(recoveryCodes).size]).toEqual([200, 10])
      for (const old of [who, elsewhere]) expect(typeOf(await client.get("/store/metal-me", { as: old }))).toEqual(ENDED)
      const as = { ...who, token }
      expect(await state(as)).toMatchObject({ state: "ON", addedAt: expect.stringMatching(/^2/) as string })

      const half = await signIn(who)
      expect(half).toMatchObject({ status: 200, mfa_required: true, mfa_challenge: { methods: ["totp", "recovery_code"] } })
      const whole = await answer(half, "totp", totp(setup.secret, Date.now() + STEP))
      const signedIn = { ...who, token: (whole.body as SignedIn).token }
      expect((await client.get("/store/metal-me", { as: signedIn })).status).toBe(200)
      const renewed = await client.post("/auth/token/refresh", {}, { as: signedIn })
      expect((await client.get("/store/metal-me", { as: { ...who, token: (renewed.body as SignedIn).token } })).status).toBe(200)
      await eventually(
        () => templates(who),
        (sent) => sent.join() === "second-factor-added",
      )
    })

    it("leaves what the password alone gives without any use", async () => {
      const who = await person("half signed in")
      await enrol(who)
      const { token } = await signIn(who)
      const as = { name: "half", token }
      const calls = ["/store/metal-me", "/store/metal-me/profile", "/store/metal-orders", PATH, "/auth/mfa/factors"]
      for (const path of calls) expect([path, (await client.get(path, { as })).status]).toEqual([path, 401])
      expect((await client.post("/auth/token/refresh", {}, { as })).status).toBe(401)
      expect((await client.post("/store/metal-carts", {}, { as })).status).toBe(401)
      const session = await client.post("/auth/session", {}, { as })
      const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? ""
      for (const path of calls) expect([path, (await client.get(path, { headers: { cookie } })).status]).toEqual([path, 401])
      expect((await client.post(`${PATH}/remove`, { password: PASSWORD, code: "123456" }, { as })).status).toBe(401)
    })

    it("takes each code once, also when it is given twice at the same moment", async () => {
      const who = await person("looked over the shoulder")
      const { secret, next } = await enrol(who)
      expect(await answer(await signIn(who), "totp", totp(secret))).toMatchObject(BAD_CODE)
      const halves = [await signIn(who), await signIn(who), await signIn(who)]
      const code = next()
      const statuses = (await Promise.all(halves.map((half) => answer(half, "totp", code)))).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 400, 400])
    })

    it("takes each recovery code once, in capitals too, and none after new ones were made", async () => {
      const who = await person("lost the phone")
      const { recoveryCodes, as, next } = await enrol(who)
      const [first = "", second = "", third = ""] = recoveryCodes
      const halves = [await signIn(who), await signIn(who)]
      const statuses = (await Promise.all(halves.map((half) => answer(half, "recovery_code", first)))).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 400])
      expect((await answer(await signIn(who), "recovery_code", second.toUpperCase())).status).toBe(200)
      const renewed = await client.post(`${PATH}/recovery-codes`, { code: next() }, { as })
      const [fresh = ""] = (renewed.body as RecoveryCodesAnswer).recoveryCodes
      expect((await answer(await signIn(who), "recovery_code", third)).status).toBe(400)
      expect((await answer(await signIn(who), "recovery_code", fresh)).status).toBe(200)
    })

    it("is guessed by nobody, from however many addresses, and guesses do not shut the owner out", async () => {
      const who = await person("guessed at")
      const { as, next, recoveryCodes } = await enrol(who)
      const home = { "x-forwarded-for": "203.0.113.7" }
      expect((await answer(await signIn(who), "recovery_code", recoveryCodes[0] ?? "", home)).status).toBe(200)
      const statuses: number[] = []
      for (let index = 0; index < 13; index++) {
        const headers = { "x-forwarded-for": `198.51.100.${String(index)}` }
        statuses.push((await answer(await signIn(who), "totp", String(100_000 + index), headers)).status)
      }
      expect([statuses.slice(0, 10), statuses.slice(10)]).toEqual([Array(10).fill(400), Array(3).fill(429)])
      expect((await remove(as, "123456")).status).toBe(429)
      expect((await answer(await signIn(who), "totp", next(), home)).status).toBe(200)
    })

    it("goes by the password and a code together, and its owner hears of it", async () => {
      const who = await person("switches it off")
      const { as, next, recoveryCodes } = await enrol(who)
      expect(await remove(as, next(), "not the password")).toMatchObject({ body: { fields: [{ field: "password" }] } })
      expect(await remove(as, "111222")).toMatchObject(BAD_CODE)
      expect(await remove(as, recoveryCodes[3] ?? "")).toMatchObject({ status: 200, body: { state: "OFF" } })
      expect(typeOf(await remove(as, recoveryCodes[4] ?? ""))).toEqual([409, "second_factor_state"])
      expect((await signIn(who)).mfa_required).toBeUndefined()
      await eventually(
        () => templates(who),
        (sent) => sent.join() === "second-factor-added,second-factor-removed",
      )
      const again = await enrol({ ...who, token: (await signIn(who)).token })
      expect((await answer(await signIn(who), "recovery_code", recoveryCodes[5] ?? "")).status).toBe(400)
      expect((await answer(await signIn(who), "totp", again.next())).status).toBe(200)
    })

    it("begins anew as often as somebody likes, and only the last secret counts", async () => {
      const who = await person("begins anew")
      const begun = await Promise.all(Array.from({ length: 4 }, () => begin(who)))
      expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { secret } = (await begin(who)).body as SecondFactorSetupAnswer
      const [first] = begun.map(({ body }) => (body as SecondFactorSetupAnswer).secret)
      expect(await confirm(who, totp(first ?? ""))).toMatchObject(BAD_CODE)
      const twice = await Promise.all([confirm(who, totp(secret)), confirm(who, totp(secret))])
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
      const ok = twice.find(({ status }) => status === 200)?.body as SecondFactorAddedAnswer
      const as = { ...who, token: ok.token }
      expect(typeOf(await begin(as))).toEqual([409, "second_factor_state"])
      expect(typeOf(await confirm(as, totp(secret, Date.now() + STEP)))).toEqual([409, "second_factor_state"])
    })

    it("allows a shorter password, which must be long again before it goes", async () => {
      const who = await person("short password")
      const { as, recoveryCodes } = await enrol(who)
      const choose = async (password: string) => {
        await client.post("/store/metal-passwords/forgot", { email: emailOf(who) })
        return await client.post("/store/metal-passwords/reset", { token: await lastLink(container(), emailOf(who)), password })
      }
      expect((await choose("xk2;pq9")).status).toBe(400)
      expect((await choose("xk2;pq9w")).status).toBe(200)
      expect((await client.get("/store/metal-me", { as })).status).toBe(401)
      const half = await signIn(who, "xk2;pq9w")
      const token = ((await answer(half, "recovery_code", recoveryCodes[0] ?? "")).body as SignedIn).token
      const signedIn = { ...who, token }
      expect(await remove(signedIn, recoveryCodes[1] ?? "", "xk2;pq9w")).toMatchObject({
        status: 400,
        body: { fields: [{ field: "password", reason: "Choose a password of at least 12 characters first" }] },
      })
      expect((await signIn(who, "xk2;pq9w")).mfa_required).toBe(true)
    })

    it("is taken off by the staff for whoever lost everything, which the buyer is told", async () => {
      const chief = await createStaff(container(), client, "helps a buyer")
      const who = await person("lost everything")
      await enrol(who)
      const path = `/admin/metal-customers/${who.customerId}`
      const { account } = (await client.get(path, { as: chief })).body as CustomerAccountAnswer
      expect(account?.secondFactorSince).toMatch(/^2/)
      const lifted = await Promise.all([1, 2].map(() => client.post(`${path}/second-factor/remove`, {}, { as: chief })))
      expect(lifted.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await signIn(who)).mfa_required).toBeUndefined()
      await eventually(
        () => templates(who),
        (sent) => sent.join() === "second-factor-added,second-factor-removed",
      )
    })

    it("is asked of buyers by our routes alone: Medusa's would take an open session for the owner", async () => {
      const who = await person("stays with ours")
      expect((await client.post("/auth/mfa/factors", { provider: "totp" }, { as: who })).status).toBe(404)
      expect((await client.get("/auth/mfa/factors", { as: who })).status).toBe(404)
      expect((await client.post("/auth/mfa/recovery-codes", {}, { as: who })).status).toBe(404)
      const body = { email: emailOf(who), password: PASSWORD }
      const { token } = (await client.post("/auth/user/emailpass", body)).body as SignedIn
      const asStaff = { name: "a buyer's password as the staff's", token }
      expect((await client.post("/auth/mfa/factors", { provider: "totp" }, { as: asStaff })).status).toBe(404)
    })
  })
})
