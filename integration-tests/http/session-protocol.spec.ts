import { createHmac } from "node:crypto"
import { ADMIN_ROUTES, SESSION_LIMITS } from "@billet/backend/accounts"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { createBuyer } from "../support/shop-people"
import { createStaff, STAFF_PASSWORD, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const OWN_PAGE = "http://localhost:9000"
const MINUTE = 60_000
const ENDED = [401, "session_ended"]

shopTests(({ client, container, companyId }) => {
  let chief: StaffActor
  beforeAll(async () => {
    chief = await createStaff(container(), client, "chief of sessions")
  })

  const startSession = async (as: Actor) =>
    ((await client.post("/auth/session", {}, { as })).headers.get("set-cookie") ?? "").split(";")[0] ?? ""
  const me = async (options: object) => typeOf(await client.get("/admin/users/me", options))

  describe("A request with the cookie of a session that changes something", () => {
    const changing = ADMIN_ROUTES.filter(({ method }) => method !== "GET").map(({ method, path }) => ({ method, path }))
    const pages: [string, Record<string, string>][] = [
      ["from another site", { origin: "https://evil.example" }],
      ["from a site with a name like ours", { origin: `${OWN_PAGE}.evil.example` }],
      ["from a page without an address", { origin: "null" }],
      ["that does not say from where", {}],
    ]

    it.each(pages)("is refused by every route when it comes %s", async (_, headers) => {
      const cookie = await startSession(chief)
      const calls = [...changing, { method: "DELETE", path: "/auth/session" }, { method: "POST", path: "/auth/token/refresh" }]
      const passed: string[] = []
      for (const { method, path } of calls) {
        const reply = await client.call(method, path.replace(/:\w+/g, "none_such"), { body: {}, headers: { cookie, ...headers } })
        const [status, type] = typeOf(reply)
        if (status !== 403 || type !== "cross_site") passed.push(`${method} ${path}: ${String(status)}`)
      }
      expect(calls.length).toBeGreaterThan(250)
      expect(passed).toEqual([])
      expect((await me({ headers: { cookie } }))[0]).toBe(200)
    })

    it("is answered when it comes from a page of the admin, and without a cookie to whoever has a token", async () => {
      const cookie = await startSession(chief)
      const own = { cookie, origin: OWN_PAGE }
      expect(typeOf(await client.post("/admin/metal-notifications/none/read", {}, { headers: own }))[0]).toBe(404)
      expect(typeOf(await client.post("/admin/metal-notifications/none/read", {}, { as: chief }))[0]).toBe(404)
      expect((await client.delete("/auth/session", { headers: own })).status).toBe(200)
      expect((await me({ headers: { cookie } }))[0]).toBe(401)
    })

    it("carries a cookie that scripts cannot read and other sites do not send", async () => {
      const cookie = (await client.post("/auth/session", {}, { as: chief })).headers.get("set-cookie")
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
    })
  })

  describe("A session", () => {
    const at = async (time: number, cookie: string, path = "/admin/users/me") => {
      const clock = jest.spyOn(Date, "now").mockReturnValue(time)
      try {
        return (await client.get(path, { headers: { cookie } })).status
      } finally {
        clock.mockRestore()
      }
    }

    it("ends when nobody used it for an hour, whatever an open page asks by itself", async () => {
      const cookie = await startSession(chief)
      const start = Date.now()
      expect(await at(start + 50 * MINUTE, cookie)).toBe(200)
      expect(await at(start + 100 * MINUTE, cookie, "/admin/metal-notifications")).toBe(200)
      expect(await at(start + 115 * MINUTE, cookie)).toBe(401)
      expect((await me({ headers: { cookie } }))[0]).toBe(401)
    })

    it("ends after twelve hours of use", async () => {
      const cookie = await startSession(chief)
      const start = Date.now()
      for (let time = 50 * MINUTE; time < SESSION_LIMITS.absolute; time += 50 * MINUTE) {
        expect([time, await at(start + time, cookie)]).toEqual([time, 200])
      }
      expect(await at(start + SESSION_LIMITS.absolute + MINUTE, cookie)).toBe(401)
    })
  })

  describe("Signing out everywhere", () => {
    it("ends the tokens and sessions of a member of the staff, and nobody else's", async () => {
      const person = await createStaff(container(), client, "person with many devices")
      const cookie = await startSession(person)
      expect((await client.post("/admin/metal-staff/me/sign-out", {}, { as: person })).status).toBe(200)
      expect(await me({ as: person })).toEqual(ENDED)
      expect(await me({ headers: { cookie } })).toEqual(ENDED)
      expect((await me({ as: chief }))[0]).toBe(200)
      const again = await client.post("/auth/user/emailpass", { email: person.email, password: STAFF_PASSWORD })
      expect((await me({ as: { name: "again", token: (again.body as { token: string }).token } }))[0]).toBe(200)
    })

    it("ends the tokens of a buyer, and the price calls' too", async () => {
      const facts = { status: "APPROVED", access: "PREMIUM", companyId: companyId() } as const
      const buyer = await createBuyer(container(), client, "buyer with many devices", facts)
      const open = async () => typeOf(await client.get("/store/metal-me", { as: buyer }))
      expect((await open())[0]).toBe(200)
      expect((await client.post("/store/metal-me/sign-out", {}, { as: buyer })).status).toBe(200)
      expect(await open()).toEqual(ENDED)
      expect(typeOf(await client.post("/auth/token/refresh", {}, { as: buyer }))).toEqual(ENDED)
    })
  })

  describe("A token that is renewed", () => {
    const HOUR = 60 * 60
    const payloadOf = (token: string) =>
      JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as Record<string, unknown>
    const renew = async (as: Actor) => await client.post("/auth/token/refresh", {}, { as })
    const tokenOf = (body: unknown) => (body as { token: string }).token
    /** The same holder's token, had they signed in so many hours ago and renewed it just now. */
    const aged = (actor: Actor, hours: number): Actor => {
      const { http } = container().resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
      const { iat, exp: _exp, ...claims } = payloadOf(actor.token ?? "")
      const payload = { ...claims, signed_in_at: Number(iat) - hours * HOUR }
      return { name: "aged", token: generateJwtToken(payload, { secret: http.jwtSecret, expiresIn: "1d" }) }
    }

    it("says when its holder signed in, however often it is renewed", async () => {
      const { iat } = payloadOf(chief.token ?? "")
      const once = tokenOf((await renew(chief)).body)
      const twice = tokenOf((await renew({ name: "once", token: once })).body)
      expect([payloadOf(once).signed_in_at, payloadOf(twice).signed_in_at]).toEqual([iat, iat])
      expect((await me({ as: { name: "twice", token: twice } }))[0]).toBe(200)
    })

    it("of the staff ends when a session would, for every use", async () => {
      expect((await me({ as: aged(chief, 11) }))[0]).toBe(200)
      const old = aged(chief, 13)
      expect(await me({ as: old })).toEqual(ENDED)
      expect(typeOf(await renew(old))).toEqual(ENDED)
      expect(typeOf(await client.post("/auth/session", {}, { as: old }))).toEqual(ENDED)
    })

    it("makes a session no younger than itself", async () => {
      const cookie = await startSession(aged(chief, 11))
      expect((await me({ headers: { cookie } }))[0]).toBe(200)
      const now = Date.now()
      const clock = jest.spyOn(Date, "now").mockImplementation(() => now + 59 * MINUTE + 2 * MINUTE)
      const late = await me({ headers: { cookie } })
      clock.mockRestore()
      expect(late).toEqual(ENDED)
    })

    it("of a buyer is renewed for a week", async () => {
      const facts = { status: "APPROVED", access: "STANDARD", companyId: companyId() } as const
      const buyer = await createBuyer(container(), client, "buyer of a long week", facts)
      expect((await renew(aged(buyer, 24 * 6))).status).toBe(200)
      expect(typeOf(await renew(aged(buyer, 24 * 8)))).toEqual(ENDED)
    })
  })

  describe("The address that the storefront passes on", () => {
    const SIGN_IN = "/auth/user/emailpass"
    const signed = (address: string, secret = "a-secret-for-tests-only") => ({
      "x-buyer-address": `${address} ${createHmac("sha256", secret).update(address).digest("base64url")}`,
    })
    const signIn = (email: string, password: string, headers: Record<string, string>) =>
      client.post(SIGN_IN, { email, password }, { headers })

    it("is believed when the storefront signed it: what is guessed elsewhere does not lock its owner out", async () => {
      const { email } = await createStaff(container(), client, "person behind the storefront")
      expect((await signIn(email, STAFF_PASSWORD, signed("192.0.2.44"))).status).toBe(200)
      for (let guess = 0; guess < 20; guess++) await signIn(email, `wrong ${guess}`, signed(`203.0.113.${guess}`))
      expect((await signIn(email, STAFF_PASSWORD, signed("203.0.113.99"))).status).toBe(429)
      expect((await signIn(email, STAFF_PASSWORD, signed("192.0.2.44"))).status).toBe(200)
    })

    it("is not believed of anybody else", async () => {
      const { email } = await createStaff(container(), client, "person with a known address")
      expect((await signIn(email, STAFF_PASSWORD, signed("192.0.2.45"))).status).toBe(200)
      for (let guess = 0; guess < 20; guess++) await signIn(email, `wrong ${guess}`, signed(`203.0.113.${guess}`))
      const forged = signed("192.0.2.45", "a-secret-of-somebody-else")
      expect((await signIn(email, STAFF_PASSWORD, forged)).status).toBe(429)
      expect((await signIn(email, STAFF_PASSWORD, { "x-buyer-address": "192.0.2.45" })).status).toBe(429)
    })
  })
})
