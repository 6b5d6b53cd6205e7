import type { AuditListAnswer } from "@billet/backend/contract"
import { barNamed, toNdjson } from "../support/feed-rows"
import type { Actor, Reply } from "../support/http-client"
import { BAR, SPARE_BARS } from "../support/shop-feeds"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"
import { typedClient } from "../support/typed-client"

type Scopes = ("CATALOGUE_READ" | "PRICES_READ" | "STOCK_WRITE" | "PRICES_WRITE" | "ORDERS_READ")[]

const stockRow = (code: string, changes = {}) => JSON.parse(toNdjson([barNamed(code, changes)])) as Record<string, string>
let sent = 0
const newKey = () => `integration-${(sent += 1)}`

shopTests(({ client, container, anonymous, approved, companyId }) => {
  let staff: Actor
  beforeAll(async () => {
    staff = await createStaff(container(), client, "integrations desk")
  })

  const create = async (name: string, scopes: Scopes, company: string | null = null) => {
    const { data } = await typedClient(client, staff).POST("/admin/metal-integration-keys", {
      body: { name, scopes, companyId: company },
    })
    if (!data) throw new Error(`${name} was not made`)
    return { id: data.key.id, actor: { name, token: data.secret } }
  }
  const stock = (as: Actor, rows: unknown[], key = newKey()): Promise<Reply> =>
    client.post("/integrations/stock", { rows }, { as, headers: { "idempotency-key": key } })
  const inches = async (as: Actor, code: string) => {
    const { data } = await typedClient(client, as).GET("/integrations/items/{code}", { params: { path: { code } } })
    return data?.item.availableInches
  }

  describe("A key", () => {
    it("is told once, opens what its scopes say and nothing else, and is known to have been used", async () => {
      const { id, actor } = await create("catalogue reader", ["CATALOGUE_READ"])
      const { data } = await typedClient(client, actor).GET("/integrations/items", { params: { query: { q: BAR } } })
      expect(data?.items[0]).toMatchObject({ productCode: BAR, averageCostPerLb: null })
      expect((await stock(actor, [stockRow(BAR)])).status).toBe(403)
      expect((await client.get("/integrations/orders", { as: actor })).status).toBe(403)
      const listed = await client.get("/admin/metal-integration-keys", { as: staff })
      expect(listed.text).not.toContain(actor.token)
      expect((listed.body as { keys: unknown[] }).keys).toContainEqual(
        expect.objectContaining({ id, hint: actor.token.slice(-4), lastUsedAt: expect.any(String), revokedAt: null }),
      )
    })

    it("opens nothing once it is revoked, and cannot be revoked twice", async () => {
      const { id, actor } = await create("short lived", ["CATALOGUE_READ"])
      const revoke = () => client.post(`/admin/metal-integration-keys/${id}/revoke`, undefined, { as: staff })
      const both = await Promise.all([revoke(), revoke()])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await client.get("/integrations/items", { as: actor })).status).toBe(401)
    })

    it("is no sign-in: neither a stranger, a buyer nor staff get through, and it opens nothing of the admin", async () => {
      const { actor } = await create("no staff", ["CATALOGUE_READ"])
      for (const as of [anonymous, approved(), staff, { name: "guesser", token: "bik_guess" }]) {
        expect((await client.get("/integrations/items", { as })).status).toBe(401)
      }
      expect((await client.get("/admin/metal-integration-keys", { as: actor })).status).toBe(401)
    })

    it("is made by whoever keeps the settings only, is written down, and names a company to read prices", async () => {
      const reader = await createStaff(container(), client, "reader", { role: "ADMIN", permissions: [], isActive: true })
      const body = { name: "x", scopes: ["PRICES_READ"] }
      expect((await client.post("/admin/metal-integration-keys", body, { as: reader })).status).toBe(403)
      expect((await client.post("/admin/metal-integration-keys", body, { as: staff })).body).toMatchObject({
        fields: [{ field: "companyId" }],
      })
      const unknown = { ...body, companyId: "mcmp_none" }
      expect((await client.post("/admin/metal-integration-keys", unknown, { as: staff })).status).toBe(400)
      const { id } = await create("audited", ["ORDERS_READ"])
      const audit = await client.get(`/admin/metal-audit?entityId=${id}`, { as: staff })
      expect((audit.body as AuditListAnswer).entries[0]).toMatchObject({ action: "integration_key.created", entityId: id })
    })
  })

  describe("Stock", () => {
    const [ONE = "", TWO = "", THREE = ""] = SPARE_BARS

    it("is written row by row, tells what is wrong with a row, and leaves alone what it does not name", async () => {
      const { actor } = await create("warehouse", ["STOCK_WRITE", "CATALOGUE_READ"])
      const untouched = await inches(actor, THREE)
      const answer = await stock(actor, [
        stockRow(ONE, { availableInches: "144" }),
        { ...stockRow(TWO), availableInches: "many" },
      ])
      expect(answer.body).toMatchObject({
        import: { status: "COMPLETED", totalRows: 2, changedRows: 1, rejectedRows: 1, withdrawnRows: 0 },
        rejections: [{ line: 2, field: "availableInches", value: "many" }],
      })
      expect(await inches(actor, ONE)).toBe(144)
      expect(await inches(actor, THREE)).toBe(untouched)
    })

    it("is written once under a key, however often it is sent", async () => {
      const { actor } = await create("retrying warehouse", ["STOCK_WRITE"])
      const key = newKey()
      const rows = [stockRow(TWO, { availableInches: "200" })]
      const first = await stock(actor, rows, key)
      const second = await stock(actor, rows, key)
      expect([first.status, second.body]).toEqual([200, first.body])
      expect((await stock(actor, [stockRow(TWO, { availableInches: "201" })], key)).status).toBe(409)
      expect((await client.post("/integrations/stock", { rows }, { as: actor })).status).toBe(400)
    })

    it("is refused as a whole when no row can be one", async () => {
      const { actor } = await create("confused warehouse", ["STOCK_WRITE"])
      expect((await stock(actor, [])).status).toBe(400)
      expect((await stock(actor, [{ colour: "red" }])).status).toBe(400)
    })
  })

  describe("Prices", () => {
    const FOUR = SPARE_BARS[3]

    it("are written row by row and read back by a key of the company", async () => {
      const { actor } = await create("price desk", ["PRICES_WRITE", "PRICES_READ"], companyId())
      const rows = [
        { productCode: FOUR, company: companyId(), customPrice: 33, unit: "in" },
        { productCode: "none of ours", customPrice: 1, unit: "in" },
      ]
      const written = await client.post("/integrations/prices", { rows }, { as: actor, headers: { "idempotency-key": newKey() } })
      expect(written.body).toMatchObject({
        import: { committed: true, created: 1, rejectedRows: 1, rejections: [{ line: 2, field: "productCode" }] },
      })
      const { data } = await typedClient(client, actor).GET("/integrations/items/{code}/price", {
        params: { path: { code: FOUR }, query: { amount: "10", unit: "in" } },
      })
      expect(data?.price).toMatchObject({ productCode: FOUR, itemTotal: 330 })
    })
  })

  it("lists orders, a company's alone for a key of that company", async () => {
    const { actor } = await create("order reader", ["ORDERS_READ"], companyId())
    const { data } = await typedClient(client, actor).GET("/integrations/orders", {})
    expect(data?.orders).toEqual([])
    expect((await client.get("/integrations/orders/SO-2026-999999", { as: actor })).status).toBe(404)
  })
})
