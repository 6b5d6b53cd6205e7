import type {
  WebhookBody,
  WebhookDeliveryAnswer,
  WebhookDeliveryListAnswer,
  WebhookDeliveryView,
  WebhookSecretAnswer,
  WebhookView,
} from "@billet/backend/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import pruneStockChanges from "../../src/jobs/prune-stock-changes"
import sendWebhooks from "../../src/jobs/send-webhooks"
import { METAL_INTEGRATION } from "../../src/modules/metal-integration"
import type MetalIntegrationService from "../../src/modules/metal-integration/service"
import { CartCalls, orderOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { OrderCalls } from "../support/order-calls"
import { PricingCalls } from "../support/pricing-calls"
import { COSTS, SPARE_BARS } from "../support/shop-feeds"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"
import { typedClient } from "../support/typed-client"
import { WebhookReceiver, type ReceivedWebhook } from "../support/webhook-receiver"

process.env.WEBHOOK_PRIVATE_ADDRESSES = "true"

const ORDERS = ["order.placed", "order.started", "order.cancelled"] as const
const LONG = 120_000

shopTests(({ client, container, approved, stranger, companyId }) => {
  const receiver = new WebhookReceiver()
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  let staff: Actor
  let paths = 0
  let bars = 0
  beforeAll(async () => {
    await receiver.open()
    staff = await createStaff(container(), client, "webhook desk")
  })
  afterAll(() => receiver.close())
  beforeEach(() => {
    receiver.answer = () => ({ status: 200, body: "taken" })
  })

  const run = () => sendWebhooks(container())
  const sql = (text: string, ...values: string[]) =>
    container().resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(text, values) as Promise<{ rows: Record<string, unknown>[] }>
  const create = async (changes: Partial<WebhookBody> = {}) => {
    const path = `/endpoint-${(paths += 1)}`
    const body: WebhookBody = { name: `Endpoint ${paths}`, url: receiver.url + path, types: [...ORDERS], ...changes }
    const { data } = await typedClient(client, staff).POST("/admin/metal-webhooks", { body })
    if (!data) throw new Error("The endpoint was not made")
    const { webhook, secret } = data as WebhookSecretAnswer
    return { id: webhook.id, path, secret, told: () => receiver.at(path) }
  }
  const change = (id: string, body: object) => client.post(`/admin/metal-webhooks/${id}`, body, { as: staff })
  const see = async (id: string) => {
    const { body } = await client.get("/admin/metal-webhooks?limit=200", { as: staff })
    return (body as { webhooks: WebhookView[] }).webhooks.find((one) => one.id === id)
  }
  const deliveries = async (webhookId: string, query = ""): Promise<WebhookDeliveryView[]> => {
    const { body } = await client.get(`/admin/metal-webhook-deliveries?webhookId=${webhookId}${query}`, { as: staff })
    return (body as WebhookDeliveryListAnswer).deliveries
  }
  const detail = async (id: string) =>
    (await client.get(`/admin/metal-webhook-deliveries/${id}`, { as: staff })).body as WebhookDeliveryAnswer
  const place = async (as = approved()) => {
    const bar = SPARE_BARS[(bars += 1) % SPARE_BARS.length] ?? SPARE_BARS[0]
    return orderOf(await carts.order(await carts.filled(as, { productCode: bar, amount: "6" }), as))
  }
  const typesOf = (told: ReceivedWebhook[]) => told.map(({ type }) => type)
  const dueNow = (webhookId: string) =>
    sql("update metal_webhook_delivery set next_attempt_at = now() where webhook_id = ?", webhookId)

  describe("An endpoint", () => {
    it(
      "is told of an order as it moves, signed, in order and once, with a price and without a cost",
      async () => {
        const { id, told, secret } = await create()
        const order = await place()
        await orders.verb("start", order.id, staff)
        await orders.cancel(order.id, staff)
        await Promise.all([run(), run()])
        await eventually(told, (all) => all.length >= 3)
        await run()
        expect(typesOf(told())).toEqual(ORDERS)
        expect(told().every((one) => one.isSigned(secret) && !one.isSigned("whsec_AAAA"))).toBe(true)
        expect(told().map(({ data }) => [data.previousStatus, data.orderStatus])).toEqual([
          [null, "PENDING"],
          ["PENDING", "IN_PROGRESS"],
          ["IN_PROGRESS", "CANCELLED"],
        ])
        expect(told()[0]?.data).toMatchObject({ orderNumber: order.orderNumber, total: order.total, companyId: companyId() })
        expect(JSON.stringify(told())).not.toMatch(/cost/i)
        expect(await see(id)).toMatchObject({ waiting: 0, failed: 0, failingSince: null, lastDeliveredAt: expect.any(String) })
      },
      LONG,
    )

    it(
      "is told once that an order on account is paid in full, however often its last payment is recorded",
      async () => {
        const { told } = await create({ types: ["order.placed", "order.paid"] })
        const order = orderOf(
          await carts.orderNear(await carts.filled(approved(), { productCode: SPARE_BARS[0], amount: "6" }), approved()),
        )
        const receive = (amount: number, key: string) =>
          client.post(
            `/admin/metal-orders/${order.id}/payments`,
            { amount, receivedOn: "2026-05-04", reference: "Wire 4711" },
            { as: staff, headers: { "idempotency-key": key } },
          )
        expect((await receive(1, "a-part-of-it")).status).toBe(201)
        await run()
        await eventually(told, (all) => all.length === 1)
        const rest = Math.round(order.total * 100 - 100) / 100
        const replies = await Promise.all(["the-rest-of-it", "the-rest-of-it", "once-more"].map((key) => receive(rest, key)))
        expect(replies.some(({ status }) => status === 201)).toBe(true)
        await orders.verb("start", order.id, staff)
        await Promise.all([run(), run()])
        await eventually(told, (all) => all.length >= 2)
        await run()
        expect(typesOf(told())).toEqual(["order.placed", "order.paid"])
        expect(told()[1]?.data).toMatchObject({ orderNumber: order.orderNumber, paymentStatus: "PAID", total: order.total })
      },
      LONG,
    )

    it("is told of its company's orders and no other's, and of nothing from before it was made", async () => {
      await place(stranger())
      const own = await create({ companyId: companyId() })
      const house = await create()
      const mine = await place()
      const theirs = await place(stranger())
      await run()
      await eventually(house.told, (all) => all.length >= 2)
      expect(own.told().map(({ data }) => data.orderNumber)).toEqual([mine.orderNumber])
      expect(new Set(house.told().map(({ data }) => data.orderNumber))).toEqual(new Set([mine.orderNumber, theirs.orderNumber]))
    })

    it("is told of stock, prices and accounts, and of no cost", async () => {
      const { told } = await create({ types: ["stock.changed", "price.changed", "account.suspended", "account.reinstated"] })
      const own = await create({ types: ["price.changed", "account.suspended"], companyId: companyId() })
      await place()
      const rule = await new PricingCalls(client, () => staff).create("Told by webhook")
      const [{ id: buyerId = "" } = {}] = (await sql("select id from metal_buyer where customer_id = ?", stranger().customerId))
        .rows as { id: string }[]
      await client.post(`/admin/metal-buyers/${buyerId}/suspend`, { reason: "Secret reason" }, { as: staff })
      await client.post(`/admin/metal-buyers/${buyerId}/reinstate`, {}, { as: staff })
      await run()
      const has = (type: string) => told().filter((one) => one.type === type)
      await eventually(told, () => has("account.reinstated").length > 0 && has("stock.changed").length > 0)
      expect(has("account.suspended")[0]?.data).toMatchObject({ accountId: buyerId, customerId: stranger().customerId })
      expect(has("price.changed").map(({ data }) => data)).toContainEqual({ kind: "rule", id: rule.id })
      expect(has("stock.changed").flatMap(({ data }) => data.items)).toContainEqual(
        expect.objectContaining({ productCode: SPARE_BARS[bars % SPARE_BARS.length], availableInches: expect.any(Number) }),
      )
      const text = JSON.stringify(told())
      expect(text).not.toContain("Secret reason")
      for (const cost of Object.values(COSTS)) expect(text).not.toContain(String(cost))
      expect(typesOf(own.told())).not.toContain("account.suspended")
    })

    it("that is paused is told when it goes on, and what it has not seen is not forgotten", async () => {
      const { id, told } = await create({ types: ["stock.changed"] })
      await run()
      await change(id, { status: "PAUSED" })
      await place()
      await sql("update metal_stock_change set changed_at = now() - interval '2 hours'")
      await pruneStockChanges(container())
      await run()
      expect([told(), (await see(id))?.waiting]).toEqual([[], expect.any(Number)])
      expect((await see(id))?.waiting).toBeGreaterThan(0)
      await change(id, { status: "ACTIVE" })
      await run()
      await eventually(told, (all) => all.length > 0)
    })

    it("is refused at an address that is none, or with a field that is wrong", async () => {
      const good = { name: "x", url: "https://hooks.example.com/", types: ["order.placed"] }
      const refused = [
        ...["ftp://hooks.example.com/", "hooks.example.com", "https://", "https://me:it@hooks.example.com/"].map((url) => ({
          url,
        })),
        ...[{ types: [] }, { types: ["order.lost"] }, { types: ["order.placed", "order.placed"] }, { name: " " }],
        ...[{ companyId: "mcmp_none" }, { secret: "whsec_mine" }],
      ]
      for (const wrong of refused) {
        const { status } = await client.post("/admin/metal-webhooks", { ...good, ...wrong }, { as: staff })
        expect([wrong, status]).toEqual([wrong, 400])
      }
      const { id } = await create()
      expect((await change(id, { url: "https://x:y@hooks.example.com/" })).body).toMatchObject({ fields: [{ field: "url" }] })
      expect((await change(id, {})).status).toBe(400)
      expect((await change("mweb_none", { name: "x" })).status).toBe(404)
    })

    it("is kept by whoever keeps the settings only, and its secret is shown to nobody again", async () => {
      const { id, secret } = await create()
      const reader = await createStaff(container(), client, "reader", { role: "ADMIN", permissions: [], isActive: true })
      const asks = ["/admin/metal-webhooks", "/admin/metal-webhook-deliveries"]
      for (const path of asks) {
        expect((await client.get(path, { as: reader })).status).toBe(403)
        expect((await client.get(path, { as: approved() })).status).toBe(401)
        expect((await client.get(path, { as: staff })).text).not.toContain(secret)
      }
      const { rows } = await sql("select * from metal_webhook where id = ?", id)
      expect(JSON.stringify(rows)).not.toContain(secret.slice("whsec_".length))
      const audit = await client.get(`/admin/metal-audit?entityId=${id}`, { as: staff })
      expect(audit.text).toContain("webhook.created")
      expect(audit.text).not.toContain(secret)
    })

    it("gets another secret, and for a day both are good", async () => {
      const { id, told, secret } = await create()
      const { body } = await client.post(`/admin/metal-webhooks/${id}/secret`, {}, { as: staff })
      const { secret: next } = body as WebhookSecretAnswer
      expect(next).not.toBe(secret)
      await place()
      await run()
      await eventually(told, (all) => all.length > 0)
      expect([secret, next].map((one) => told()[0]?.isSigned(one))).toEqual([true, true])
    })

    it("that is removed is told nothing more", async () => {
      const { id, told } = await create()
      await change(id, { status: "PAUSED" })
      await place()
      await run()
      const [waiting] = await deliveries(id)
      const remove = () => client.delete(`/admin/metal-webhooks/${id}`, { as: staff })
      expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
      expect(await deliveries(id)).toMatchObject([{ id: waiting?.id, state: "FAILED" }])
      expect((await client.post(`/admin/metal-webhook-deliveries/${waiting?.id}/replay`, {}, { as: staff })).status).toBe(409)
      await run()
      expect(told()).toEqual([])
    })
  })

  describe("A message that is not taken", () => {
    it("is tried again with the same id, and what comes after it waits", async () => {
      const { id, path, told, secret } = await create()
      let isUp = false
      receiver.answer = ({ url }) => (url === path && !isUp ? { status: 500, body: "down" } : { status: 200, body: "" })
      const order = await place()
      await orders.cancel(order.id, staff)
      await run()
      await eventually(told, (all) => all.length === 1)
      const waiting = await deliveries(id, "&state=PENDING")
      expect(waiting.map(({ type, attempts, lastStatus }) => [type, attempts, lastStatus])).toEqual([
        ["order.cancelled", 0, null],
        ["order.placed", 1, 500],
      ])
      expect((await see(id))?.failingSince).not.toBeNull()
      isUp = true
      await dueNow(id)
      await run()
      await eventually(told, (all) => all.length === 3)
      expect(typesOf(told())).toEqual(["order.placed", "order.placed", "order.cancelled"])
      expect(told()[1]?.id).toBe(told()[0]?.id)
      expect(told().every((one) => one.isSigned(secret))).toBe(true)
      const placed = (await deliveries(id, "&type=order.placed"))[0]
      const { attempts, body } = await detail(placed?.id ?? "")
      expect(attempts.map(({ status, answer }) => [status, answer])).toEqual([
        [200, null],
        [500, "down"],
      ])
      expect(JSON.parse(body)).toMatchObject({ id: placed?.eventId, type: "order.placed" })
    })

    it("is given up after its last try, staff hear of it, and it is sent again when they ask", async () => {
      const { id, path, told } = await create()
      receiver.answer = ({ url }) => (url === path ? { status: 410, body: "gone" } : { status: 200, body: "" })
      await change(id, { status: "PAUSED" })
      await place()
      await place()
      await run()
      await sql("update metal_webhook_delivery set attempts = 10 where webhook_id = ?", id)
      await change(id, { status: "ACTIVE" })
      await run()
      await eventually(
        () => deliveries(id, "&state=FAILED"),
        (failed) => failed.length === 2,
      )
      const notes = await client.get("/admin/metal-notifications?limit=100", { as: staff })
      expect(notes.text.match(/was given up/g)?.length).toBe(1)
      receiver.answer = () => ({ status: 200, body: "" })
      const replay = () => client.post("/admin/metal-webhook-deliveries/replay", { webhookId: id }, { as: staff })
      const both = await Promise.all([replay(), replay()])
      expect(both.map(({ body }) => (body as { replayed: number }).replayed).sort()).toEqual([0, 2])
      await run()
      await eventually(told, (all) => all.length === 4)
      const [one] = await deliveries(id, "&state=DELIVERED")
      const again = () => client.post(`/admin/metal-webhook-deliveries/${one?.id}/replay`, {}, { as: staff })
      expect([(await again()).status, told().length]).toEqual([200, 4])
      await run()
      await eventually(told, (all) => all.length === 5)
      expect((await client.post("/admin/metal-webhook-deliveries/mwdl_none/replay", {}, { as: staff })).status).toBe(404)
    })

    it("for three days pauses its endpoint, and staff hear of it", async () => {
      const { id, path } = await create()
      receiver.answer = ({ url }) => (url === path ? "drop" : { status: 200, body: "" })
      await place()
      await sql("update metal_webhook set failing_since = now() - interval '73 hours' where id = ?", id)
      await run()
      await eventually(
        () => see(id),
        (one) => one?.status === "PAUSED",
      )
      expect(await see(id)).toMatchObject({ pauseReason: expect.any(String), waiting: 1 })
      await eventually(
        async () => (await client.get("/admin/metal-notifications?limit=100", { as: staff })).text,
        (text) => text.includes("was paused"),
      )
      await change(id, { status: "ACTIVE" })
      expect(await see(id)).toMatchObject({ status: "ACTIVE", pauseReason: null, failingSince: null })
    })

    it("because its process died is sent again a minute later", async () => {
      const { id, told } = await create()
      await change(id, { status: "PAUSED" })
      await place()
      await run()
      const [one] = await deliveries(id)
      await container()
        .resolve<MetalIntegrationService>(METAL_INTEGRATION)
        .claimOne(one?.id ?? "")
      await change(id, { status: "ACTIVE" })
      await run()
      expect(told()).toEqual([])
      await sql("update metal_webhook_delivery set claimed_until = now() where webhook_id = ?", id)
      await run()
      await eventually(told, (all) => all.length === 1)
    })
  })

  it(
    "Many messages are sent once each by several workers, those of an order in their order",
    async () => {
      const { id, told } = await create()
      await change(id, { status: "PAUSED" })
      for (let made = 0; made < 8; made += 1) {
        const order = await place()
        await orders.cancel(order.id, staff)
      }
      await Promise.all([run(), run(), run()])
      await change(id, { status: "ACTIVE" })
      await Promise.all([run(), run(), run()])
      await eventually(told, (all) => all.length >= 16)
      await run()
      expect(new Set(told().map((one) => one.id)).size).toBe(16)
      expect(told().length).toBe(16)
      for (const { data } of told()) {
        const ofOrder = told().filter((one) => one.data.orderNumber === data.orderNumber)
        expect(typesOf(ofOrder)).toEqual(["order.placed", "order.cancelled"])
      }
    },
    LONG,
  )

  it("A test message is sent at once and once, to an endpoint that is paused too", async () => {
    const { id, told, secret } = await create()
    await change(id, { status: "PAUSED" })
    const test = async () =>
      (await client.post(`/admin/metal-webhooks/${id}/ping`, {}, { as: staff })).body as WebhookDeliveryAnswer
    expect(await test()).toMatchObject({
      delivery: { state: "DELIVERED", type: "webhook.test" },
      attempts: [{ answer: "taken" }],
    })
    expect(told()[0]?.isSigned(secret)).toBe(true)
    receiver.answer = () => ({ status: 503, body: "later" })
    const { delivery } = await test()
    expect(delivery).toMatchObject({ state: "FAILED", lastStatus: 503, nextAttemptAt: null })
    expect((await client.post(`/admin/metal-webhook-deliveries/${delivery.id}/replay`, {}, { as: staff })).status).toBe(409)
    expect((await see(id))?.failingSince).toBeNull()
    expect((await client.post("/admin/metal-webhooks/mweb_none/ping", {}, { as: staff })).status).toBe(404)
  })
})
