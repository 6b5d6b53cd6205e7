import { METAL_AUDIT } from "../../src/modules/metal-audit"
import type MetalAuditService from "../../src/modules/metal-audit/service"
import { typeOf } from "../support/cart-calls"
import type { Reply } from "../support/http-client"
import { createStaff, STAFF_PASSWORD, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const SIGN_IN = "/auth/user/emailpass"
const from = (address: string) => ({ headers: { "x-forwarded-for": address } })

/** What a caller can see of an answer, without what every answer has of its own. */
function seen({ status, text, headers }: Reply) {
  const own = ["date", "etag", "content-length", "set-cookie", "keep-alive", "x-request-id"]
  return { status, text, headers: [...headers.entries()].filter(([name]) => !own.includes(name)) }
}

shopTests(({ client, container }) => {
  const signIn = (email: string, password: string, address?: string) =>
    client.post(SIGN_IN, { email, password }, address ? from(address) : {})
  const tokenOf = (reply: Reply) => (reply.body as { token: string }).token
  let chief: StaffActor
  beforeAll(async () => {
    chief = await createStaff(container(), client, "chief of sign in")
  })

  describe("Signing in", () => {
    it("answers a wrong password and an unknown address alike", async () => {
      const { email } = await createStaff(container(), client, "known person")
      const wrong = await signIn(email, "not the password", "198.51.100.1")
      const unknown = await signIn("nobody@staff.example.com", "not the password", "198.51.100.1")
      expect(wrong.status).toBe(401)
      expect(seen(unknown)).toEqual(seen(wrong))
    })

    it("writes a failure down with the address and without the password", async () => {
      await signIn("failing@staff.example.com", "my-secret-guess", "198.51.100.9")
      const audit = container().resolve<MetalAuditService>(METAL_AUDIT)
      const [entry] = await audit.listEntries({ action: "sign_in.failed" }, 1, 0)
      expect(entry).toMatchObject({ ipAddress: "198.51.100.9", success: false, entityType: "user" })
      expect(entry?.details).toMatchObject({ email: "failing@staff.example.com", provider: "emailpass" })
      expect(JSON.stringify(entry)).not.toContain("my-secret-guess")
    })

    it("lets a thousand addresses guess no more than twenty times, and its own people in all the while", async () => {
      const { email } = await createStaff(container(), client, "guessed person")
      expect((await signIn(email, STAFF_PASSWORD, "192.0.2.77")).status).toBe(200)
      const guesses = await Promise.all(
        Array.from({ length: 60 }, (_, index) => signIn(email, `guess number ${index}`, `203.0.113.${index}`)),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20)
      const refused = guesses.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(40)
      expect(refused[0]?.body).toMatchObject({ type: "too_many_attempts" })
      expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
      expect((await signIn(email, STAFF_PASSWORD, "203.0.113.200")).status).toBe(429)
      const as = (kind: string) =>
        client.post(`/auth/${kind}/emailpass`, { email, password: STAFF_PASSWORD }, from("203.0.113.201"))
      expect((await as("customer")).status).toBe(429)
      for (const kind of ["vendor", "a1", "__proto__", "constructor"])
        expect([kind, (await as(kind)).status]).toEqual([kind, 404])
      expect((await signIn(email, STAFF_PASSWORD, "192.0.2.77")).status).toBe(200)
    })

    it("lets one address guess sixty times at whichever accounts", async () => {
      const guesses = await Promise.all(
        Array.from({ length: 70 }, (_, index) => signIn(`person-${index}@staff.example.com`, "guess", "198.51.100.60")),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(60)
      expect((await client.get(`${SIGN_IN}?email=x`, from("198.51.100.60"))).status).toBe(429)
    })

    it("does not count what succeeds", async () => {
      const { email } = await createStaff(container(), client, "busy person")
      for (let round = 0; round < 25; round++) expect((await signIn(email, STAFF_PASSWORD, "192.0.2.5")).status).toBe(200)
    })

    it("gives a session a new name, and the planted one opens nothing", async () => {
      const open = (cookie: string) => client.get("/admin/users/me", { headers: { cookie } })
      const start = async (headers: Record<string, string> = {}) => {
        const reply = await client.post("/auth/session", {}, { as: chief, headers })
        return (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
      }
      const planted = await start()
      expect((await open(planted)).status).toBe(200)
      const own = await start({ cookie: planted })
      expect(own).not.toBe(planted)
      expect((await open(own)).status).toBe(200)
      expect((await open(planted)).status).toBe(401)
    })
  })

  describe("Registering by an invitation", () => {
    const register = (email: string, password: string) => client.post(`${SIGN_IN}/register`, { email, password })

    it("answers an address that has a sign-in as it answers a new one, with a token of nobody", async () => {
      const known = await register(chief.email, "a-password-of-a-stranger")
      const fresh = await register("fresh@staff.example.com", "a-password-of-a-stranger")
      expect([known.status, Object.keys(known.body as object)]).toEqual([fresh.status, Object.keys(fresh.body as object)])
      expect(fresh.status).toBe(200)
      const stranger = { name: "stranger", token: tokenOf(known) }
      expect((await client.get("/admin/users/me", { as: stranger })).status).toBe(401)
      expect((await client.post("/auth/token/refresh", {}, { as: stranger })).status).toBe(401)
      expect((await signIn(chief.email, STAFF_PASSWORD)).status).toBe(200)
    })

    it.each([
      ["short", "Password must be at least 12 characters"],
      ["sonyericsson", "This password is in lists of leaked ones: choose another"],
    ])("refuses the password %s with the reason", async (password, reason) => {
      const reply = await register("weak@staff.example.com", password)
      expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields: [{ field: "password", reason }] })])
    })

    it.each([
      {},
      { email: 1, password: [] },
      { email: "a@b.example", password: "long-enough-password", role: "SUPER_ADMIN" },
      [],
    ])("refuses the body %j", async (body) => {
      expect((await client.post(`${SIGN_IN}/register`, body)).status).toBe(400)
    })

    it("ends in the admin, without permissions", async () => {
      const email = "invited@staff.example.com"
      const { invite } = (await client.post("/admin/invites", { email }, { as: chief })).body as { invite: { token: string } }
      const newcomer = { name: email, token: tokenOf(await register(email, "a-good-long-password")) }
      const accepted = await client.post(
        `/admin/invites/accept?token=${invite.token}`,
        { email, first_name: "New", last_name: "Comer" },
        { as: newcomer },
      )
      expect(accepted.status).toBe(200)
      const member = { name: email, token: tokenOf(await signIn(email, "a-good-long-password")) }
      expect((await client.get("/admin/metal-staff/me", { as: member })).body).toMatchObject({
        staff: { role: "ADMIN", permissions: [] },
      })
    })
  })

  describe("A new password", () => {
    const resetToken = async ({ userId }: StaffActor) =>
      tokenOf(await client.post(`/admin/users/${userId}/reset-password`, {}, { as: chief }))
    const setPassword = (token: string, password: string) =>
      client.post(`${SIGN_IN}/update`, { password }, { as: { name: "reset", token } })

    it("is asked for alike for a known and an unknown address", async () => {
      const ask = (identifier: string) => client.post(`${SIGN_IN}/reset-password`, { identifier })
      expect(seen(await ask("nobody@staff.example.com"))).toEqual(seen(await ask(chief.email)))
    })

    it("ends every token and session from before, and no other's", async () => {
      const person = await createStaff(container(), client, "person who changes")
      const session = (await client.post("/auth/session", {}, { as: person })).headers.get("set-cookie")?.split(";")[0] ?? ""
      const me = (options: object) => client.get("/admin/users/me", options)
      expect([(await me({ as: person })).status, (await me({ headers: { cookie: session } })).status]).toEqual([200, 200])
      const token = await resetToken(person)
      expect(typeOf(await setPassword(token, "weak"))).toEqual([400, "invalid_data"])
      expect((await setPassword(token, "a-new-long-password")).status).toBe(200)
      expect((await setPassword(token, "another-long-password")).status).toBe(401)
      expect((await signIn(person.email, STAFF_PASSWORD)).status).toBe(401)
      const fresh = { name: "fresh", token: tokenOf(await signIn(person.email, "a-new-long-password")) }
      expect((await me({ as: fresh })).status).toBe(200)
      expect(typeOf(await me({ as: person }))).toEqual([401, "session_ended"])
      expect(typeOf(await me({ headers: { cookie: session } }))).toEqual([401, "session_ended"])
      expect(typeOf(await client.post("/auth/token/refresh", {}, { as: person }))).toEqual([401, "session_ended"])
      expect((await me({ as: chief })).status).toBe(200)
    })
  })
})
