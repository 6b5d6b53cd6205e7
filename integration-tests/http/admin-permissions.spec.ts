import { ADMIN_ROUTES, NO_RIGHTS, type AdminRoute, type StaffRights } from "@billet/backend/accounts"
import { ADMIN_PERMISSIONS, type AdminPermission } from "@billet/backend/contract"
import { METAL_STAFF } from "../../src/modules/metal-staff"
import type MetalStaffService from "../../src/modules/metal-staff/service"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { BAR, SPARE_BARS } from "../support/shop-feeds"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const AT_ONCE = 10

const only = (...permissions: AdminPermission[]): StaffRights => ({ ...NO_RIGHTS, permissions })
const pathOf = ({ path }: AdminRoute) => path.replace(/:\w+/g, "none_such")
const isOpen = ({ access }: AdminRoute) => access.includes("ANYBODY")
/** A stream never ends. */
const answers = ({ path }: AdminRoute) => !path.endsWith("/subscribe")

shopTests(({ client, container, anonymous, approved }) => {
  let nobody: StaffActor
  const holders = new Map<AdminPermission, StaffActor>()

  beforeAll(async () => {
    nobody = await createStaff(container(), client, "without permissions", null)
    for (const name of ADMIN_PERMISSIONS) holders.set(name, await createStaff(container(), client, name, only(name)))
  })

  /** Calls routes some at a time and answers those whose reply is not as it should be. */
  async function wrong(
    routes: AdminRoute[],
    as: { name: string; token: string | null },
    right: (status: number, type: unknown) => boolean,
  ) {
    const found: string[] = []
    for (let start = 0; start < routes.length; start += AT_ONCE) {
      await Promise.all(
        routes.slice(start, start + AT_ONCE).map(async (route) => {
          const reply = await client.call(route.method, pathOf(route), { as })
          const [status, type] = typeOf(reply)
          if (!right(Number(status), type)) found.push(`${route.method} ${route.path}: ${status} ${String(type)}`)
        }),
      )
    }
    return found
  }

  const closed = ADMIN_ROUTES.filter((route) => !isOpen(route))

  describe("Every route of the admin", () => {
    it("is 401 for a visitor and for a buyer", async () => {
      expect(await wrong(closed, anonymous, (status) => status === 401)).toEqual([])
      expect(await wrong(closed, approved(), (status) => status === 401)).toEqual([])
    })

    it("is 403 for staff without permissions, unless it is for all staff", async () => {
      const forbidden = closed.filter(({ access }) => !access.includes("STAFF"))
      expect(forbidden.length).toBeGreaterThan(200)
      expect(await wrong(forbidden, nobody, (status, type) => status === 403 && type === "missing_permission")).toEqual([])
    })

    it.each([...ADMIN_PERMISSIONS])("is 403 for a holder of %s alone, unless it asks for that", async (permission) => {
      const holder = holders.get(permission) ?? nobody
      const forbidden = closed.filter(({ access }) => !access.includes("STAFF") && !access.includes(permission))
      expect(await wrong(forbidden, holder, (status, type) => status === 403 && type === "missing_permission")).toEqual([])
    })

    it.each([...ADMIN_PERMISSIONS])("answers a holder of %s who reads what it opens", async (permission) => {
      const readable = closed.filter((route) => route.method === "GET" && answers(route))
      const open = readable.filter(({ access }) => access.includes("STAFF") || access.includes(permission))
      expect(await wrong(open, holders.get(permission) ?? nobody, (status) => status < 500 && status !== 403)).toEqual([])
    })

    it("is 404 when the table has no row for its path, and 405 with the methods when only those differ", async () => {
      const chief = await createStaff(container(), client, "chief of routes")
      for (const path of ["/admin", "/admin/unknown", "/admin//orders", "/admin/orders/x/unknown"]) {
        expect(typeOf(await client.get(path, { as: chief }))).toEqual([404, "not_found"])
      }
      const reply = await client.call("PATCH", "/admin/orders/x", { as: chief })
      expect([...typeOf(reply), reply.headers.get("allow")]).toEqual([405, "method_not_allowed", "GET, POST"])
    })

    it("is guarded however its path is written", async () => {
      for (const path of ["/ADMIN/Orders", "/admin/orders/", "/admin/orders?x=/admin/users/me", "/admin/%6frders"]) {
        expect([403, 404]).toContain((await client.get(path, { as: nobody })).status)
      }
    })
  })

  describe("What a route leads to", () => {
    const path = "/admin/regions?fields=id,orders.email"

    it("is not shown by its fields to staff without the permission for it", async () => {
      const carts = new CartCalls(client)
      orderOf(await carts.order(await carts.filled(approved(), { productCode: SPARE_BARS[4] ?? "", amount: "12" }), approved()))
      const chief = await createStaff(container(), client, "chief of fields")
      expect((await client.get(path, { as: chief })).text).toContain("approved-buyer@example.com")
      const reply = await client.get(path, { as: nobody })
      expect(reply.status).toBe(200)
      expect(reply.text).not.toMatch(/orders|example\.com/)
    })

    it("is not found by a search", async () => {
      expect(typeOf(await client.get("/admin/search?q=approved&entity=customer", { as: nobody }))).toEqual([
        403,
        "missing_permission",
      ])
      const chief = await createStaff(container(), client, "chief of search")
      expect((await client.get("/admin/search?q=approved", { as: chief })).text).toContain("approved-buyer@example.com")
      expect((await client.get("/admin/search?q=approved", { as: nobody })).text).not.toContain("@example.com")
    })
  })

  describe("A permission", () => {
    it("opens its routes as soon as it is granted and shuts them as soon as it is revoked", async () => {
      const chief = await createStaff(container(), client, "granting chief")
      const clerk = await createStaff(container(), client, "clerk", null)
      const orders = async () => (await client.get("/admin/orders", { as: clerk })).status
      expect(await orders()).toBe(403)
      const body = { role: "ADMIN", permissions: ["ORDER_PROCESSING"], isActive: true, version: 0 }
      const given = await client.post(`/admin/metal-staff/${clerk.userId}`, body, { as: chief })
      expect(given.body).toMatchObject({ staff: { permissions: ["ORDER_PROCESSING"], version: 1, email: clerk.email } })
      expect(await orders()).toBe(200)
      await client.post(`/admin/metal-staff/${clerk.userId}`, { ...body, permissions: [], version: 1 }, { as: chief })
      expect(await orders()).toBe(403)
    })

    it("that another server took away is gone here, too", async () => {
      const clerk = await createStaff(container(), client, "remote clerk", only("ORDER_PROCESSING"))
      const orders = async () => (await client.get("/admin/orders", { as: clerk })).status
      expect(await orders()).toBe(200)
      const staff = container().resolve<MetalStaffService>(METAL_STAFF)
      const [profile] = await staff.listStaffProfiles({ user_id: clerk.userId })
      await staff.updateStaffProfiles({ id: profile?.id ?? "", permissions: [] })
      await eventually(orders, (status) => status === 403)
    })
  })

  describe("Rights", () => {
    const rights = { role: "SUPER_ADMIN", permissions: [], isActive: true, version: 1 }

    it("are given by a super administrator alone, never to oneself and never past another's change", async () => {
      const chief = await createStaff(container(), client, "first chief")
      const clerk = holders.get("USER_MANAGEMENT") ?? nobody
      const give = async (to: StaffActor, as: StaffActor, body: object = rights) =>
        typeOf(await client.post(`/admin/metal-staff/${to.userId}`, body, { as }))
      expect(await give(nobody, clerk)).toEqual([403, "missing_permission"])
      expect(await give(clerk, clerk)).toEqual([403, "missing_permission"])
      expect(await give(chief, chief)).toEqual([403, "own_rights"])
      expect(await give(clerk, chief, { ...rights, version: 7 })).toEqual([409, "stale_version"])
      expect(await give({ ...clerk, userId: "user_none" }, chief)).toEqual([404, "not_found"])
    })

    it.each([
      ["a role of buyers", { ...rights, role: "CUSTOMER" }, "role"],
      ["an unknown permission", { ...rights, permissions: ["EVERYTHING"] }, "permissions.0"],
      ["a permission twice", { ...rights, permissions: ["ORDER_PROCESSING", "ORDER_PROCESSING"] }, "permissions"],
      ["a field too many", { ...rights, userId: "user_other" }, ""],
    ])("refuse %s, naming the field", async (_, body, field) => {
      const chief = await createStaff(container(), client, `chief ${field} ${_}`)
      const reply = await client.post(`/admin/metal-staff/${nobody.userId}`, body, { as: chief })
      expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields: [expect.objectContaining({ field })] })])
    })

    it("are listed with names, and everybody reads their own", async () => {
      const manager = holders.get("USER_MANAGEMENT") ?? nobody
      const list = await client.get("/admin/metal-staff?q=PRICING", { as: manager })
      expect(list.body).toMatchObject({
        count: 1,
        staff: [{ permissions: ["PRICING_MANAGEMENT"], role: "ADMIN", isActive: true }],
      })
      const me = await client.get("/admin/metal-staff/me", { as: nobody })
      expect(me.body).toMatchObject({ staff: { userId: nobody.userId, role: "ADMIN", permissions: [], version: 0 } })
      expect((await client.post(`/admin/users/${nobody.userId}`, { first_name: "New" }, { as: nobody })).status).toBe(200)
      expect((await client.post(`/admin/users/${manager.userId}`, { first_name: "New" }, { as: nobody })).status).toBe(403)
    })
  })

  /** The answers to staff who ask for prices outside the admin. */
  const prices = async (as: StaffActor) => [
    (await client.post("/api/calculate-price", { productCode: BAR, quantity: 12 }, { as })).status,
    (await client.post("/api/price-with-rules", { items: [{ productCode: BAR, amount: "12", unit: "in" }] }, { as })).status,
  ]

  it("Somebody who is switched off sees no more prices", async () => {
    const clerk = await createStaff(container(), client, "clerk who is switched off", NO_RIGHTS)
    expect(await prices(clerk)).toEqual([200, 200])
    await container()
      .resolve<MetalStaffService>(METAL_STAFF)
      .setRights(clerk.userId, { ...NO_RIGHTS, isActive: false })
    expect(await prices(clerk)).toEqual([401, 401])
  })

  it("Somebody who is removed can do nothing with the token they still hold", async () => {
    const chief = await createStaff(container(), client, "removing chief")
    const leaver = await createStaff(container(), client, "leaver", only(...ADMIN_PERMISSIONS))
    expect((await client.get("/admin/orders", { as: leaver })).status).toBe(200)
    expect(await prices(leaver)).toEqual([200, 200])
    expect((await client.delete(`/admin/users/${leaver.userId}`, { as: chief })).status).toBe(200)
    const ends = [
      [401, "session_ended"],
      [403, "access_off"],
    ]
    expect(ends).toContainEqual(typeOf(await client.get("/admin/orders", { as: leaver })))
    expect(await prices(leaver)).toEqual([401, 401])
    expect(typeOf(await client.delete(`/admin/users/${chief.userId}`, { as: chief }))).toEqual([403, "own_rights"])
  })

  it("A secret key may do what the person who made it may do, and grant nothing", async () => {
    const chief = await createStaff(container(), client, "key maker")
    const made = await client.post("/admin/api-keys", { title: "ERP", type: "secret" }, { as: chief })
    const { api_key: key } = made.body as { api_key: { token: string } }
    const headers = { authorization: `Basic ${Buffer.from(`${key.token}:`).toString("base64")}` }
    expect((await client.get("/admin/orders", { headers })).status).toBe(200)
    const rights = { role: "ADMIN", permissions: [], isActive: true, version: 0 }
    expect(typeOf(await client.post(`/admin/metal-staff/${nobody.userId}`, rights, { headers }))).toEqual([
      403,
      "missing_permission",
    ])
    await container().resolve<MetalStaffService>(METAL_STAFF).setRights(chief.userId, only())
    await eventually(
      async () => (await client.get("/admin/orders", { headers })).status,
      (status) => status === 403,
    )
  })
})
