import type { OrderView } from "@billet/backend/contract"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

let keys = 0

shopTests(({ client, container, anonymous, approved }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: StaffActor
  let people = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "incoming payments")
  })
  type Placed = { order: OrderView; cents: number; companyId: string; buyer: Buyer }
  const placed = async (): Promise<Placed> => {
    const companyId = await createCompany(container(), `Payer ${(people += 1)}`, 25_000_000)
    const buyer = await createBuyer(container(), client, `payer ${people}`, { status: "APPROVED", access: "PREMIUM", companyId })
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? SPARE_BARS[0]
    const order = orderOf(await carts.orderNear(await carts.filled(buyer, { productCode, amount: "6" }), buyer))
    return { order, cents: Math.round(order.total * 100), companyId, buyer }
  }
  const body = (amount: number) => ({ amount, receivedOn: "2026-05-04", reference: "Wire 4711" })
  const receive = ({ id }: OrderView, amount: unknown, as: Actor = clerk, key: string | null = `receipt-${(keys += 1)}`) =>
    client.post(
      `/admin/metal-orders/${id}/payments`,
      { ...body(0), amount },
      { as, headers: key === null ? {} : { "idempotency-key": key } },
    )
  const captured = async (orderId: string) => {
    const seen = await client.get(`/admin/orders/${orderId}?fields=payment_collections.captured_amount`, { as: clerk })
    return (seen.body as { order: { payment_collections: { captured_amount: number }[] } }).order.payment_collections[0]
      ?.captured_amount
  }

  describe("Money that comes for an order on account", () => {
    it("lowers what the company owes, and pays the order when it is all there", async () => {
      const { order, cents, companyId } = await placed()
      expect(await ledgers.owed(companyId)).toBe(cents)
      const half = adminOrderOf({ ...(await receive(order, 100.5)), status: 200 })
      expect([half.paymentStatus, half.receipts]).toEqual(["PENDING", [body(100.5)]])
      expect(await ledgers.owed(companyId)).toBe(cents - 10_050)
      const paid = adminOrderOf({ ...(await receive(order, (cents - 10_050) / 100)), status: 200 })
      expect(paid.paymentStatus).toBe("PAID")
      expect(await ledgers.owed(companyId)).toBe(0)
      expect(await captured(order.id)).toBeCloseTo(cents / 100, 2)
      expect(typeOf(await receive(order, 0.01))).toEqual([409, "payment_refused"])
    })

    it("is neither taken nor given back by Medusa's own routes, which know nothing of the company's credit", async () => {
      const { order, cents, companyId } = await placed()
      expect((await receive(order, 50)).status).toBe(201)
      const fields = "payment_collections.id,payment_collections.payments.id"
      const seen = await client.get(`/admin/orders/${order.id}?fields=${fields}`, { as: clerk })
      type Seen = { order: { payment_collections: { id: string; payments: { id: string }[] }[] } }
      const [collection] = (seen.body as Seen).order.payment_collections
      const payment = `/admin/payments/${collection?.payments[0]?.id}`
      const opened = `/admin/payment-collections/${collection?.id}`
      const headers = { "idempotency-key": `core-${order.id}` }
      const tries = [
        client.post(`${payment}/capture`, {}, { as: clerk, headers }),
        client.post(`${payment}/capture`, { amount: 10 }, { as: clerk, headers }),
        client.post(`${payment}/refund`, { amount: 10 }, { as: clerk, headers }),
        client.post(`${opened}/mark-as-paid`, { order_id: order.id }, { as: clerk }),
        client.post(`${opened}/payment-sessions`, { provider_id: "pp_system_default" }, { as: clerk }),
        client.delete(opened, { as: clerk }),
      ]
      for (const refused of await Promise.all(tries)) {
        expect(typeOf(refused)).toEqual([409, "account_payment"])
        expect(refused.text).toContain("metal section")
      }
      const authorise = client.post(`/admin/orders/${order.id}/payment-sessions/authorize`, {}, { as: clerk })
      expect(typeOf(await authorise)).toEqual([409, "order_state"])
      expect(await captured(order.id)).toBeCloseTo(50, 2)
      expect(await ledgers.owed(companyId)).toBe(cents - 5_000)
    })

    it("is recorded once, however often it is sent, and never beyond what is open", async () => {
      const { order, cents, companyId } = await placed()
      const same = await Promise.all(Array.from({ length: 6 }, () => receive(order, 100, clerk, "the-same-receipt")))
      expect(same.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
      expect(await ledgers.owed(companyId)).toBe(cents - 10_000)
      expect(typeOf(await receive(order, 200, clerk, "the-same-receipt"))).toEqual([409, "idempotency_mismatch"])
      const most = (cents - 10_000) / 100
      const many = await Promise.all(Array.from({ length: 6 }, () => receive(order, most)))
      expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(await ledgers.owed(companyId)).toBe(0)
    })

    it("stays received when the order is cancelled: only the rest is given back", async () => {
      const { order, companyId } = await placed()
      await receive(order, 100)
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      expect(await ledgers.owed(companyId)).toBe(0)
    })

    it.each([0, -1, 1.234, "100", null, 1e12])("is refused when it is %p", async (amount) => {
      const { order } = await placed()
      expect((await receive(order, amount)).status).toBe(400)
    })

    it("is recorded by the order desk alone, under a key, and written to the audit log", async () => {
      const { order } = await placed()
      expect((await receive(order, 1, anonymous)).status).toBe(401)
      expect((await receive(order, 1, approved())).status).toBe(401)
      expect((await receive(order, 1, clerk, null)).status).toBe(400)
      expect(
        (
          await client.post("/admin/metal-orders/order_unknown/payments", body(1), {
            as: clerk,
            headers: { "idempotency-key": "unknown-order" },
          })
        ).status,
      ).toBe(404)
      await receive(order, 1)
      const { entries } = (await client.get("/admin/metal-audit?limit=100", { as: clerk })).body as {
        entries: { action: string; entityId: string }[]
      }
      expect(entries.some(({ action, entityId }) => action === "payment.received" && entityId === order.id)).toBe(true)
    })
  })
})
