import type { CompanyTeamAnswer, InvitationView } from "@billet/backend/contract"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { CartCalls, typeOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { lastLink, mailsTo } from "../support/mails"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const TEAM = "/store/metal-company"
const PREMIUM = { status: "APPROVED", access: "PREMIUM" } as const
const mailOf = (name: string) => `${name.replace(/\W+/g, "-")}@example.com`
const teamOf = ({ status, body, text }: Reply): CompanyTeamAnswer => {
  if (status !== 200 && status !== 201) throw new Error(`Expected a team, got ${status}: ${text}`)
  return body as CompanyTeamAnswer
}

shopTests(({ client, container, anonymous, stranger }) => {
  const carts = new CartCalls(client)
  const module = () => container().resolve<MetalCompanyService>(METAL_COMPANY)
  let people = 0
  const buyerIdOf = async ({ customerId }: Buyer) => (await module().listBuyers({ customer_id: customerId }))[0]?.id ?? ""
  const setRole = async (buyer: Buyer, company_role: "ADMIN" | "BUYER" | "VIEWER") =>
    module().updateBuyers({ id: await buyerIdOf(buyer), company_role })

  /** A company with one person of each role. */
  const team = async (changes: object = {}) => {
    const name = `team ${(people += 1)}`
    const companyId = await createCompany(container(), name, 1_000_000)
    await module().updateCompanies({ id: companyId, ...changes })
    const person = async (role: "ADMIN" | "BUYER" | "VIEWER") => {
      const one = await createBuyer(container(), client, `${role} of ${name}`, { ...PREMIUM, companyId })
      await setRole(one, role)
      return one
    }
    return { companyId, admin: await person("ADMIN"), buyer: await person("BUYER"), viewer: await person("VIEWER") }
  }
  const outsider = (status: "UNVERIFIED" | "PENDING_APPROVAL" = "PENDING_APPROVAL", verified = true) =>
    createBuyer(container(), client, `outsider ${(people += 1)}`, { status, access: "LIMITED", companyId: null, verified })
  const invite = (email: string, as: Actor, body: object = {}) =>
    client.post(`${TEAM}/invitations`, { email, role: "BUYER", ...body }, { as })
  const accept = (token: string, as: Actor) => client.post("/store/metal-invitations/accept", { token }, { as })
  const change = (id: string, body: object, as: Actor) => client.post(`${TEAM}/members/${id}`, body, { as })
  const remove = (id: string, as: Actor) => client.delete(`${TEAM}/members/${id}`, { as })

  it("takes nobody in who has agreed to nothing yet", async () => {
    const { admin } = await team()
    const guest = await outsider("UNVERIFIED")
    await invite(mailOf(guest.name), admin)
    expect(typeOf(await accept(await lastLink(container(), mailOf(guest.name)), guest))).toEqual([409, "account_state"])
  })

  describe("The people of a company", () => {
    it("are shown to each of them, limits to administrators and to oneself", async () => {
      const { admin, buyer, viewer } = await team()
      const seen = teamOf(await client.get(TEAM, { as: admin }))
      expect(seen.company.role).toBe("ADMIN")
      expect(seen.members.map(({ role, isYou }) => [role, isYou])).toEqual([
        ["ADMIN", true],
        ["BUYER", false],
        ["VIEWER", false],
      ])
      expect(seen.members.every(({ spending }) => spending !== null)).toBe(true)
      for (const as of [buyer, viewer]) {
        const { members, invitations } = teamOf(await client.get(TEAM, { as }))
        expect(members.map(({ isYou, spending }) => [isYou, spending === null])).toEqual(
          expect.arrayContaining([
            [true, false],
            [false, true],
          ]),
        )
        expect(invitations).toEqual([])
      }
      expect(teamOf(await client.get(TEAM, { as: stranger() })).members.map(({ name }) => name)).not.toContain("Test team")
      expect((await client.get(TEAM, { as: anonymous })).status).toBe(401)
      expect((await client.get(TEAM, { as: await outsider() })).status).toBe(404)
    })

    it("are managed by administrators only, and another company's are not found", async () => {
      const { admin, buyer, viewer } = await team()
      const other = await team()
      const [ofBuyer, ofOther] = [await buyerIdOf(buyer), await buyerIdOf(other.buyer)]
      for (const as of [buyer, viewer]) {
        expect(typeOf(await invite(mailOf("new one"), as))).toEqual([403, "company_admin_only"])
        expect(typeOf(await change(ofBuyer, { role: "ADMIN" }, as))).toEqual([403, "company_admin_only"])
        expect(typeOf(await remove(ofBuyer, as))).toEqual([403, "company_admin_only"])
      }
      expect((await change(ofOther, { role: "VIEWER" }, admin)).status).toBe(404)
      expect((await remove(ofOther, admin)).status).toBe(404)
      expect((await remove("mbuy_none", admin)).status).toBe(404)
      for (const path of [`${TEAM}/members/${ofBuyer}`, `${TEAM}/invitations/minv_1`]) {
        expect((await client.delete(path, { as: anonymous })).status).toBe(401)
      }
      expect((await module().retrieveBuyer(ofOther)).company_id).toBe(other.companyId)
    })

    it.each<[object, string]>([
      [{ role: "OWNER" }, "role"],
      [{ spendingLimit: -1 }, "spendingLimit"],
      [{ spendingLimit: 20_000_000.01 }, "spendingLimit"],
      [{ spendingLimit: 1.001 }, "spendingLimit"],
      [{ spendingPeriod: "DAY" }, "spendingPeriod"],
      [{}, ""],
      [{ role: "BUYER", accessLevel: "PREMIUM" }, ""],
    ])("cannot be changed to %j", async (body, field) => {
      const { admin, buyer } = await team()
      const reply = await change(await buyerIdOf(buyer), body, admin)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ fields: [{ field }] })
    })

    it("get another role and limit, and keep what is not spoken of", async () => {
      const { admin, buyer } = await team()
      const id = await buyerIdOf(buyer)
      const once = teamOf(await change(id, { spendingLimit: 1234.56, spendingPeriod: "QUARTER" }, admin))
      expect(once.members.find((one) => one.id === id)).toMatchObject({
        role: "BUYER",
        spending: { limit: 1234.56, period: "QUARTER", spent: 0 },
      })
      const twice = teamOf(await change(id, { role: "VIEWER" }, admin))
      expect(twice.members.find((one) => one.id === id)).toMatchObject({ role: "VIEWER", spending: { limit: 1234.56 } })
      const third = teamOf(await change(id, { spendingLimit: null }, admin))
      expect(third.members.find((one) => one.id === id)).toMatchObject({ spending: { limit: null, period: "QUARTER" } })
    })

    it("keep their last administrator, also when two leave at once", async () => {
      const { admin, buyer } = await team()
      const [a, b] = [await buyerIdOf(admin), await buyerIdOf(buyer)]
      expect(typeOf(await change(a, { role: "BUYER" }, admin))).toEqual([409, "last_company_admin"])
      expect(typeOf(await remove(a, admin))).toEqual([409, "last_company_admin"])
      await change(b, { role: "ADMIN" }, admin)
      const both = await Promise.all([change(a, { role: "VIEWER" }, buyer), change(b, { role: "VIEWER" }, admin)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
      const roles = (await module().listBuyers({ id: [a, b] })).map(({ company_role }) => company_role)
      expect(roles.sort()).toEqual(["ADMIN", "VIEWER"])
    })

    it("cannot order as a viewer, and nobody orders for a company that removed them", async () => {
      const { admin, buyer, viewer } = await team()
      const looked = await carts.filled(viewer)
      expect(looked.total).toBeGreaterThan(0)
      expect(typeOf(await carts.order(looked, viewer))).toEqual([403, "viewer_cannot_order"])
      const cart = await carts.filled(buyer)
      expect((await remove(await buyerIdOf(buyer), admin)).status).toBe(200)
      expect(typeOf(await carts.order(cart, buyer))).toEqual([403, "not_approved"])
      expect((await client.get(TEAM, { as: buyer })).status).toBe(404)
      expect((await client.get("/store/metal-me", { as: buyer })).body).toMatchObject({ accessLevel: "LIMITED", company: null })
    })
  })

  describe("An invitation", () => {
    it("makes a waiting account a colleague who may order, once", async () => {
      const { admin, companyId } = await team()
      const guest = await outsider()
      const seen = teamOf(await invite(mailOf(guest.name).toUpperCase(), admin, { role: "BUYER", spendingLimit: 500 }))
      expect(seen.invitations).toMatchObject([{ email: mailOf(guest.name), role: "BUYER" }])
      const token = await lastLink(container(), mailOf(guest.name))
      const looked = (await client.post("/store/metal-invitations/look", { token })).body as InvitationView
      expect(looked).toEqual({ companyName: expect.stringMatching(/^team/), email: mailOf(guest.name), role: "BUYER" })
      const uses = await Promise.all(Array.from({ length: 5 }, () => accept(token, guest)))
      expect(uses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
      const me = (await client.get("/store/metal-me", { as: guest })).body
      expect(me).toMatchObject({ accountStatus: "APPROVED", accessLevel: "PREMIUM", canOrder: true })
      expect(await module().listBuyers({ customer_id: guest.customerId })).toMatchObject([
        { company_id: companyId, company_role: "BUYER", spending_limit_cents: 50_000 },
      ])
      expect(teamOf(await client.get(TEAM, { as: admin })).invitations).toEqual([])
      expect(typeOf(await client.post("/store/metal-invitations/look", { token }))).toEqual([409, "link_expired"])
    })

    it("confirms the address of an account that had not done so", async () => {
      const { admin } = await team()
      const guest = await outsider("UNVERIFIED", false)
      await invite(mailOf(guest.name), admin, { role: "VIEWER" })
      expect((await accept(await lastLink(container(), mailOf(guest.name)), guest)).status).toBe(200)
      const me = (await client.get("/store/metal-me", { as: guest })).body
      expect(me).toMatchObject({ accountStatus: "APPROVED", canSeePrices: true, canOrder: false })
    })

    it("leaves the decision to the staff where the company wants everybody looked at", async () => {
      const { admin } = await team({ requires_approval: true })
      const guest = await outsider("UNVERIFIED", false)
      await invite(mailOf(guest.name), admin)
      expect((await accept(await lastLink(container(), mailOf(guest.name)), guest)).status).toBe(200)
      expect((await client.get("/store/metal-me", { as: guest })).body).toMatchObject({
        ...{ accountStatus: "PENDING_APPROVAL", accessLevel: "LIMITED", canOrder: false },
      })
      const [buyer] = await module().listBuyers({ customer_id: guest.customerId })
      expect(await module().listVerificationRequests({ buyer_id: buyer?.id })).toMatchObject([
        { type: "ACCOUNT_VERIFICATION", status: "PENDING" },
      ])
    })

    it("is worthless to others, after a newer one, when taken back and when forged", async () => {
      const { admin, buyer } = await team()
      const [guest, thief] = [await outsider(), await outsider()]
      await invite(mailOf(guest.name), admin)
      const first = await lastLink(container(), mailOf(guest.name))
      expect(typeOf(await accept(first, thief))).toEqual([409, "link_expired"])
      expect((await accept(first, anonymous)).status).toBe(401)
      const [open] = teamOf(await invite(mailOf(guest.name), admin)).invitations
      expect(typeOf(await accept(first, guest))).toEqual([409, "link_expired"])
      const second = await lastLink(container(), mailOf(guest.name))
      const path = `${TEAM}/invitations/${open?.id}`
      expect((await client.delete(path, { as: stranger() })).status).toBe(403)
      expect((await client.delete(path, { as: buyer })).status).toBe(403)
      expect((await client.delete(path, { as: (await team()).admin })).status).toBe(404)
      expect((await client.delete(path, { as: admin })).status).toBe(200)
      expect((await client.delete(path, { as: admin })).status).toBe(404)
      expect(typeOf(await accept(second, guest))).toEqual([409, "link_expired"])
      expect(typeOf(await accept(`${open?.id}.${"A".repeat(43)}`, guest))).toEqual([409, "link_expired"])
    })

    it("expires, and takes nobody from another company", async () => {
      const { admin, companyId } = await team()
      const guest = await outsider()
      await invite(mailOf(guest.name), admin)
      const [row] = await module().listCompanyInvitations({ company_id: companyId })
      await module().updateCompanyInvitations({ id: row?.id ?? "", expires_at: new Date(Date.now() - 1000) })
      expect(typeOf(await accept(await lastLink(container(), mailOf(guest.name)), guest))).toEqual([409, "link_expired"])
      const taken = (await team()).buyer
      await invite(mailOf(taken.name), admin)
      const token = await lastLink(container(), mailOf(taken.name).toLowerCase())
      expect(typeOf(await accept(token, taken))).toEqual([409, "account_state"])
    })

    it("is answered alike for an address with and one without an account, and mailed to both", async () => {
      const { admin } = await team()
      const known = await outsider()
      const replies = [await invite(mailOf(known.name), admin), await invite("nobody@unknown.example", admin)]
      const shapes = replies.map((reply) => [reply.status, Object.keys(teamOf(reply).invitations[0] ?? {})])
      expect(shapes[0]).toEqual(shapes[1])
      expect((await mailsTo(container(), "nobody@unknown.example")).map(({ template }) => template)).toEqual([
        "company-invitation",
      ])
      expect((await invite("not a mail", admin)).body).toMatchObject({ fields: [{ field: "email" }] })
    })
  })
})
