import type { CardPaymentAnswer, OrderView } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import reconcileOrders from "../../src/jobs/reconcile-orders"
import { CARD, CardProviderOfTests, deliver } from "../support/card-provider"
import { CartCalls, cartOf, NEAR, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const provider = new CardProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

shopTests(({ client, container, anonymous }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: StaffActor
  let people = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "refund clerk")
  })
  const barOf = () => SPARE_BARS[people % SPARE_BARS.length] ?? SPARE_BARS[0]
  const byCard = { body: { paymentMethod: "STRIPE", purchaseOrderNumber: undefined, shippingAddress: NEAR } }
  const refund = ({ id }: OrderView, amount: unknown, as: Actor = clerk, key?: string | null) =>
    orders.verb("refunds", id, as, { body: { amount, reason: "Two pieces were short" }, ...(key === undefined ? {} : { key }) })
  const pay = ({ id }: OrderView, amount: number) =>
    orders.verb("payments", id, clerk, { body: { amount, receivedOn: "2026-05-04", reference: "Wire" } })
  const given = (reply: { status: number }) => reply.status === 201
  const seenAfter = (reply: Awaited<ReturnType<typeof refund>>) =>
    adminOrderOf({ ...reply, status: reply.status === 201 ? 200 : reply.status })

  type OnAccount = { order: OrderView; cents: number; companyId: string; buyer: Buyer }
  const onAccount = async (): Promise<OnAccount> => {
    const companyId = await createCompany(container(), `Refunded ${(people += 1)}`, 25_000_000)
    const buyer = await createBuyer(container(), client, `refunded ${people}`, {
      status: "APPROVED",
      access: "PREMIUM",
      companyId,
    })
    const order = orderOf(await carts.orderNear(await carts.filled(buyer, { productCode: barOf(), amount: "4" }), buyer))
    return { order, cents: Math.round(order.total * 100), companyId, buyer }
  }
  /** A paid order by card. */
  const paidByCard = async () => {
    const buyer = await createBuyer(container(), client, `card refund ${(people += 1)}`, {
      ...{ status: "APPROVED", access: "STANDARD", companyId: null },
    } as const)
    const { id } = await carts.filled(buyer, { productCode: barOf(), amount: "4" })
    const order = orderOf(await carts.order(cartOf(await carts.freight(id, buyer)), buyer, byCard))
    const look = await client.post(`/store/metal-orders/${order.orderNumber}/card-payment`, {}, { as: buyer })
    const clientSecret = (look.body as CardPaymentAnswer).clientSecret ?? ""
    expect((await provider.pay(clientSecret, CARD.good)).status).toBe(200)
    for (const event of await provider.events(clientSecret)) expect((await deliver(client, event)).status).toBe(200)
    await eventually(
      () => orders.see(order.id, clerk),
      ({ paymentStatus }) => paymentStatus === "PAID",
      20_000,
    )
    return { order, clientSecret, cents: Math.round(order.total * 100), buyer }
  }
  const back = async (clientSecret: string) => (await provider.intent(clientSecret)).latest_charge?.amount_refunded ?? 0
  const paymentIdOf = async (orderId: string) => {
    const { body } = await client.get(`/admin/orders/${orderId}?fields=payment_collections.payments.*`, { as: clerk })
    return (body as { order: { payment_collections: { payments: { id: string }[] }[] } }).order.payment_collections[0]
      ?.payments[0]?.id
  }

  describe("Money given back to a card", () => {
    it("is a part or all of it, told to the buyer, and known to Medusa", async () => {
      const { order, clientSecret, cents, buyer } = await paidByCard()
      const seen = seenAfter(await refund(order, 10.25))
      expect(seen).toMatchObject({
        refundedTotal: 10.25,
        refundable: (cents - 1025) / 100,
        refunds: [{ amount: 10.25, credited: 0 }],
      })
      expect(await back(clientSecret)).toBe(1025)
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))
      expect(own).toMatchObject({ refundedTotal: 10.25, total: order.total })
      expect(seenAfter(await refund(order, (cents - 1025) / 100)).refundable).toBe(0)
      expect(await back(clientSecret)).toBe(cents)
      expect(typeOf(await refund(order, 0.01))).toEqual([409, "refund_refused"])
      const sent = await container().resolve(Modules.NOTIFICATION).listNotifications({ template: "order-refunded" })
      expect(sent.filter(({ data }) => data?.orderNumber === order.orderNumber)).toHaveLength(2)
    })

    it("is given once under one key, and never more than was paid by many at once", async () => {
      const { order, clientSecret, cents } = await paidByCard()
      const same = await Promise.all(Array.from({ length: 4 }, () => refund(order, 5, clerk, "the-same-refund")))
      expect(same.some(given)).toBe(true)
      expect(await back(clientSecret)).toBe(500)
      const most = (cents - 500) / 100
      const many = await Promise.all(Array.from({ length: 5 }, () => refund(order, most)))
      expect(many.filter(given)).toHaveLength(1)
      expect(await back(clientSecret)).toBe(cents)
    })

    it("leaves the rest to be given back when the order is cancelled", async () => {
      const { order, clientSecret, cents } = await paidByCard()
      expect(given(await refund(order, 5))).toBe(true)
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      await eventually(
        () => back(clientSecret),
        (sum) => sum === cents,
        20_000,
      )
      expect(typeOf(await refund(order, 1))).toEqual([409, "refund_refused"])
    })

    it("is not given by Medusa's own routes, which do not count it", async () => {
      const { order, clientSecret } = await paidByCard()
      const id = await paymentIdOf(order.id)
      const core = (verb: string, headers: Record<string, string>) =>
        client.post(`/admin/payments/${id}/${verb}`, verb === "refund" ? { amount: 3 } : {}, { as: clerk, headers })
      for (const verb of ["refund", "capture"]) {
        for (const headers of [{}, { "idempotency-key": `core-${verb}` }] as Record<string, string>[])
          expect(typeOf(await core(verb, headers))).toEqual([409, "account_payment"])
      }
      expect(await back(clientSecret)).toBe(0)
    })

    it("moves also where the provider's dashboard has given back as much before", async () => {
      const { order, clientSecret, cents } = await paidByCard()
      expect((await provider.refund(clientSecret, 700)).status).toBe(200)
      expect(given(await refund(order, 5))).toBe(true)
      expect(await back(clientSecret)).toBe(1200)
      expect(typeOf(await refund(order, (cents - 1100) / 100))).toEqual([409, "refund_refused"])
      expect(seenAfter(await refund(order, (cents - 1200) / 100))).toMatchObject({ refundable: 0, refundedTotal: cents / 100 })
    })

    it("moves once when its process dies after or before it moved, whatever was given back meanwhile", async () => {
      const { order, clientSecret } = await paidByCard()
      const failing = jest.spyOn(ledgers.orders, "finishRefund").mockRejectedValueOnce(new Error("the lights went out"))
      expect((await refund(order, 4, clerk, "died-after")).status).toBe(500)
      failing.mockRestore()
      expect(await back(clientSecret)).toBe(400)
      const claim = { orderId: order.id, cents: 500, reason: "Short", createdBy: clerk.userId }
      await ledgers.orders.claimRefund({ ...claim, requestKey: `${clerk.userId}:died-before` }, 400)
      expect(given(await refund(order, 6))).toBe(true)
      expect(await back(clientSecret)).toBe(1000)
      expect(given(await refund(order, 4, clerk, "died-after"))).toBe(true)
      expect(await back(clientSecret)).toBe(1000)
      expect(given(await refund(order, 5, clerk, "died-before"))).toBe(true)
      expect(await back(clientSecret)).toBe(1500)
    })
  })

  describe("Money given back on account", () => {
    it("lowers what is open first, and the company's credit is free again", async () => {
      const { order, cents, companyId } = await onAccount()
      const seen = seenAfter(await refund(order, 20))
      expect(seen).toMatchObject({ refundedTotal: 20, refunds: [{ amount: 20, credited: 20 }], receipts: [] })
      expect(await ledgers.owed(companyId)).toBe(cents - 2000)
      await reconcileOrders(container())
      expect(await ledgers.owed(companyId)).toBe(cents - 2000)
      expect((await pay(order, (cents - 2000) / 100)).status).toBe(201)
      expect((await orders.see(order.id, clerk)).paymentStatus).toBe("PAID")
      expect(await ledgers.owed(companyId)).toBe(0)
    })

    it("is paid back beyond what is open, and never more than the order's total", async () => {
      const { order, cents, companyId } = await onAccount()
      expect((await pay(order, (cents - 1000) / 100)).status).toBe(201)
      const seen = seenAfter(await refund(order, 30))
      expect(seen).toMatchObject({ paymentStatus: "PAID", refunds: [{ amount: 30, credited: 10 }] })
      expect(await ledgers.owed(companyId)).toBe(0)
      const most = (cents - 3000) / 100
      const many = await Promise.all(Array.from({ length: 5 }, () => refund(order, most)))
      expect(many.filter(given)).toHaveLength(1)
      expect(await ledgers.owed(companyId)).toBe(0)
      expect((await orders.see(order.id, clerk)).refundedTotal).toBe(cents / 100)
    })

    it("leaves nothing to be released twice when the order is cancelled", async () => {
      const { order, companyId } = await onAccount()
      expect(given(await refund(order, 15, clerk, "before-cancel"))).toBe(true)
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      expect(await ledgers.owed(companyId)).toBe(0)
    })
  })

  describe("What a cancelled order on account was paid", () => {
    it("is the desk's to pay back, in parts and never more, and leaves the company's credit alone", async () => {
      const { order, companyId } = await onAccount()
      expect((await pay(order, 40)).status).toBe(201)
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      expect(await orders.see(order.id, clerk)).toMatchObject({ orderStatus: "CANCELLED", refundable: 40 })
      expect(seenAfter(await refund(order, 15))).toMatchObject({ refundable: 25, refunds: [{ amount: 15, credited: 0 }] })
      const many = await Promise.all(Array.from({ length: 3 }, () => refund(order, 25)))
      expect(many.filter(given)).toHaveLength(1)
      expect(typeOf(await refund(order, 0.01))).toEqual([409, "refund_refused"])
      expect(await orders.see(order.id, clerk)).toMatchObject({ refundable: 0, refundedTotal: 40, paymentStatus: "PENDING" })
      expect(await ledgers.owed(companyId)).toBe(0)
      const receipts = await ledgers.companies.listAccountReceipts({ order_id: order.id })
      expect(receipts.map((one) => one.cents).sort((a, b) => a - b)).toEqual([-2500, -1500, 4000])
    })

    it("is all of it where it was paid in full", async () => {
      const { order, cents, companyId } = await onAccount()
      expect((await pay(order, cents / 100)).status).toBe(201)
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      expect(seenAfter(await refund(order, cents / 100))).toMatchObject({ refundable: 0, refundedTotal: cents / 100 })
      expect(await ledgers.owed(companyId)).toBe(0)
    })
  })

  describe("A refund", () => {
    it.each([0, -1, 1.234, "5", null])("of %p is refused", async (amount) => {
      const { order } = await onAccount()
      expect((await refund(order, amount)).status).toBe(400)
    })

    it("is the desk's to give, under a key, with a reason", async () => {
      const { order, buyer } = await onAccount()
      for (const as of [anonymous, buyer]) expect((await refund(order, 1, as)).status).toBe(401)
      expect((await refund(order, 1, clerk, null)).status).toBe(400)
      expect((await orders.verb("refunds", order.id, clerk, { body: { amount: 1, reason: " " } })).status).toBe(400)
      expect((await refund({ ...order, id: "order_unknown" }, 1)).status).toBe(404)
    })
  })
})
