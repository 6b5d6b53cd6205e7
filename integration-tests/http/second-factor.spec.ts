import { ADMIN_ROUTES, isOpenWithoutFactor } from "@billet/backend/accounts"
import { METAL_STAFF } from "../../src/modules/metal-staff"
import type MetalStaffService from "../../src/modules/metal-staff/service"
import { typeOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { createStaff, STAFF_PASSWORD, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"
import { totp } from "../support/totp"

type Challenged = { token: string; mfa_required?: boolean; mfa_challenge?: { id: string } }
const REFUSED = [403, "second_factor_required"]
const as = (reply: Reply): Actor => ({ name: "signed in", token: (reply.body as { token: string }).token })

shopTests(({ client, container }) => {
  let demanded: jest.SpyInstance
  beforeAll(() => {
    const staff = container().resolve<MetalStaffService>(METAL_STAFF)
    demanded = jest.spyOn(staff, "demandsSecondFactor", "get").mockReturnValue(true)
  })
  afterAll(() => demanded.mockRestore())

  const signIn = async ({ email }: StaffActor) =>
    (await client.post("/auth/user/emailpass", { email, password: STAFF_PASSWORD })).body as Challenged
  const enrol = async (person: Actor) => {
    const { body } = await client.post("/auth/mfa/factors", { provider: "totp" }, { as: person })
    const { mfa_factor: factor, secret } = body as { mfa_factor: { id: string }; secret: string }
    const verified = await client.post(`/auth/mfa/factors/${factor.id}/verify`, { code: totp(secret) }, { as: person })
    expect(verified.status).toBe(200)
    // The code of this moment is used up: the next one to be had is the one of the step after.
    return { id: factor.id, next: () => totp(secret, Date.now() + 30_000) }
  }
  const answer = async ({ token, mfa_challenge: challenge }: Challenged, method: string, code: string) =>
    await client.post(`/auth/mfa/challenges/${challenge?.id ?? ""}/verify`, { method, code }, { as: { name: "half", token } })

  describe("An admin that demands a second factor", () => {
    it("refuses every route to a password alone, but for who one is and the way out", async () => {
      const person = await createStaff(container(), client, "password only")
      const passed: string[] = []
      for (const { method, path, access } of ADMIN_ROUTES) {
        if (access.includes("ANYBODY") || isOpenWithoutFactor(method, path)) continue
        const reply = await client.call(method, path.replace(/:\w+/g, "none_such"), {
          as: person,
          body: method === "GET" ? undefined : {},
        })
        if (typeOf(reply).join() !== REFUSED.join()) passed.push(`${method} ${path}: ${String(reply.status)}`)
      }
      expect(passed).toEqual([])
      expect((await client.get("/admin/users/me", { as: person })).status).toBe(200)
      expect((await client.get("/admin/metal-staff/me", { as: person })).body).toMatchObject({ needsSecondFactor: true })
    })

    it("opens to a sign-in with the factor that was set up, and to no sign-in from before", async () => {
      const person = await createStaff(container(), client, "with a phone")
      const { next } = await enrol(person)
      expect(typeOf(await client.get("/admin/orders", { as: person }))[0]).toBeGreaterThanOrEqual(400)
      const half = await signIn(person)
      expect(half.mfa_required).toBe(true)
      expect((await client.get("/admin/orders", { as: { name: "half", token: half.token } })).status).toBe(401)
      expect((await answer(half, "totp", "000000")).status).toBeGreaterThanOrEqual(400)
      const whole = as(await answer(half, "totp", next()))
      expect((await client.get("/admin/orders", { as: whole })).status).toBe(200)
      expect((await client.get("/admin/metal-staff/me", { as: whole })).body).toMatchObject({ needsSecondFactor: false })
      const renewed = as(await client.post("/auth/token/refresh", {}, { as: whole }))
      expect((await client.get("/admin/orders", { as: renewed })).status).toBe(200)
      const cookie = (await client.post("/auth/session", {}, { as: whole })).headers.get("set-cookie")?.split(";")[0] ?? ""
      expect((await client.get("/admin/orders", { headers: { cookie } })).status).toBe(200)
    })

    it("takes a recovery code once", async () => {
      const person = await createStaff(container(), client, "who lost a phone")
      await enrol(person)
      const { body } = await client.post("/auth/mfa/recovery-codes", {}, { as: person })
      const [code = ""] = (body as { recovery_codes: string[] }).recovery_codes
      const whole = as(await answer(await signIn(person), "recovery_code", code))
      expect((await client.get("/admin/orders", { as: whole })).status).toBe(200)
      expect((await answer(await signIn(person), "recovery_code", code)).status).toBeGreaterThanOrEqual(400)
    })

    it("lets nobody guess codes with one challenge after the other, from however many addresses", async () => {
      const [person, other] = [
        await createStaff(container(), client, "guessed codes"),
        await createStaff(container(), client, "calm"),
      ]
      const { next } = await enrol(person)
      const statuses: number[] = []
      for (let index = 0; index < 14; index++) {
        const { token, mfa_challenge: challenge } = await signIn(person)
        const reply = await client.post(
          `/auth/mfa/challenges/${challenge?.id ?? ""}/verify`,
          { method: "totp", code: next() === "111111" ? "222222" : "111111" },
          { as: { name: "half", token }, headers: { "x-forwarded-for": `198.51.100.${String(index)}` } },
        )
        statuses.push(reply.status)
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(4)
      const calm = await enrol(other)
      expect((await answer(await signIn(other), "totp", calm.next())).status).toBe(200)
    })

    it("lets nobody take the factor away without giving it", async () => {
      const person = await createStaff(container(), client, "whose session was stolen")
      const { id, next } = await enrol(person)
      const whole = as(await answer(await signIn(person), "totp", next()))
      expect((await client.delete(`/auth/mfa/factors/${id}`, { as: whole, body: {} })).status).toBeGreaterThanOrEqual(400)
      expect((await signIn(person)).mfa_required).toBe(true)
    })
  })
})
