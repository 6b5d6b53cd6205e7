import type { CardPaymentAnswer, OrderView } from "@billet/backend/contract"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import fc from "fast-check"
import processPaymentEvents from "../../src/jobs/process-payment-events"
import reconcileCardPayments from "../../src/jobs/reconcile-card-payments"
import { METAL_NOTIFICATION } from "../../src/modules/metal-notification"
import type MetalNotificationService from "../../src/modules/metal-notification/service"
import { METAL_PAYMENT } from "../../src/modules/metal-payment"
import type MetalPaymentService from "../../src/modules/metal-payment/service"
import { CARD, CardProviderOfTests, deliver, intentId } from "../support/card-provider"
import { ADDRESS, CartCalls, cartOf, NEAR, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { Ledgers, NOTHING } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const provider = new CardProviderOfTests()
beforeAll(() => provider.start())
afterAll(() => provider.stop())

shopTests(({ client, container, approved, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  const inbox = () => container().resolve<MetalPaymentService>(METAL_PAYMENT)
  let clerk: StaffActor
  let buyer: Buyer
  let bars = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "card clerk")
    const facts = { status: "APPROVED", access: "STANDARD", companyId: null } as const
    buyer = await createBuyer(container(), client, "buyer by card", facts)
  })

  const byCard = { body: { paymentMethod: "STRIPE", purchaseOrderNumber: undefined, shippingAddress: NEAR } }
  const filled = async (as: Buyer) => {
    const productCode = SPARE_BARS[(bars += 1) % SPARE_BARS.length] ?? SPARE_BARS[0]
    const { id } = await carts.filled(as, { productCode, amount: "4" })
    return cartOf(await carts.freight(id, as))
  }
  const look = (order: OrderView, as: Buyer) => client.post(`/store/metal-orders/${order.orderNumber}/card-payment`, {}, { as })
  const lookedAt = async (order: OrderView, as: Buyer) => (await look(order, as)).body as CardPaymentAnswer
  /** An order by card, and what its buyer's browser pays it with. */
  const unpaid = async (as: Buyer = buyer) => {
    const order = orderOf(await carts.order(await filled(as), as, byCard))
    const { clientSecret } = await lookedAt(order, as)
    if (!clientSecret) throw new Error(`Order ${order.orderNumber} cannot be paid`)
    return { order, clientSecret }
  }
  const deliverAll = async (clientSecret: string) => {
    for (const event of await provider.events(clientSecret)) expect((await deliver(client, event)).status).toBe(200)
  }
  const paymentOf = async ({ id }: OrderView) => {
    const [record] = await ledgers.orders.listOrderRecords({ order_id: id })
    if (!record) throw new Error(`Order ${id} has no record`)
    return { state: record.order_status, payment: record.payment_status, refunded: record.refunded_cents }
  }
  const becomes = (order: OrderView, payment: string) =>
    eventually(
      () => paymentOf(order),
      (now) => now.payment === payment,
      20_000,
    )
  /** What the desk was told of an order's payment. */
  const toldOf = async ({ id }: OrderView) =>
    (await container().resolve<MetalNotificationService>(METAL_NOTIFICATION).listAdminNotifications({ order_id: id }))
      .filter(({ type }) => type === "PAYMENT_FAILED")
      .map(({ title }) => title)
  /** What Medusa says was received and given back, cents. */
  const medusaBooks = async (clientSecret: string) => {
    const payments = await container()
      .resolve(Modules.PAYMENT)
      .listPayments({}, { relations: ["captures", "refunds"], take: null })
    const own = payments.filter(({ data }) => data?.id === intentId(clientSecret))
    const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)
    return {
      payments: own.length,
      received: sum(own.flatMap((one) => one.captures ?? [])),
      back: sum(own.flatMap((one) => one.refunds ?? [])),
    }
  }
  const cents = ({ total }: OrderView) => Math.round(total * 100)
  const backAtProvider = async (clientSecret: string) => (await provider.intent(clientSecret)).latest_charge?.amount_refunded ?? 0

  describe("An order by card", () => {
    it("is refused where the freight has to be quoted, since its amount would be wrong then", async () => {
      const body = { ...byCard.body, shippingAddress: ADDRESS }
      expect(typeOf(await carts.order(await filled(buyer), buyer, { body }))).toEqual([409, "freight_unknown"])
    })

    it("stands unpaid with its metal, takes no credit, and is started once it is paid", async () => {
      const before = await ledgers.orders.cursorNow()
      const { order, clientSecret } = await unpaid()
      expect(order).toMatchObject({ paymentMethod: "STRIPE", paymentStatus: "PENDING", orderStatus: "PENDING" })
      expect(await provider.intent(clientSecret)).toMatchObject({ amount: cents(order), currency: "usd" })
      expect(typeOf(await orders.verb("start", order.id, clerk))).toEqual([409, "order_not_settled"])
      expect((await provider.pay(clientSecret, CARD.slow)).status).toBe(200)
      expect(await lookedAt(order, buyer)).toMatchObject({ paymentStatus: "PENDING", clientSecret: null, processing: true })
      expect((await provider.bank(clientSecret, "pass")).status).toBe(200)
      await deliverAll(clientSecret)
      await becomes(order, "PAID")
      await deliverAll(clientSecret)
      const { changes } = await ledgers.orders.readOrderChanges(before)
      expect(changes.filter(({ orderId, verb }) => orderId === order.id && verb === "pay")).toHaveLength(1)
      expect(await medusaBooks(clientSecret)).toEqual({ payments: 1, received: cents(order), back: 0 })
      expect(adminOrderOf(await orders.verb("start", order.id, clerk)).orderStatus).toBe("IN_PROGRESS")
      expect(await lookedAt(order, buyer)).toMatchObject({ paymentStatus: "PAID", clientSecret: null })
    })

    it("is one order with one payment, however often it is sent", async () => {
      const cart = await filled(buyer)
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => carts.order(cart, buyer, { key: "one-card-order", ...byCard })),
      )
      const placed = replies.filter(({ status }) => status === 201)
      expect(new Set(placed.map((reply) => orderOf(reply).id)).size).toBe(1)
      expect((await ledgers.ofCart(cart.id)).records).toHaveLength(1)
      expect((await ledgers.ofCart(cart.id)).credit).toEqual([])
    })

    it("is told of to its buyer alone", async () => {
      const { order } = await unpaid()
      for (const as of [approved(), stranger()]) expect((await look(order, as)).status).toBe(404)
      expect((await client.post(`/store/metal-orders/${order.orderNumber}/card-payment`, {})).status).toBe(401)
    })

    it("leaves nothing behind when the card provider does not answer", async () => {
      const cart = await filled(buyer)
      const payments = container().resolve(Modules.PAYMENT)
      const failing = jest.spyOn(payments, "createPaymentSession").mockRejectedValueOnce(new Error("ECONNREFUSED sk_test_secret"))
      const reply = await carts.order(cart, buyer, byCard)
      failing.mockRestore()
      expect(typeOf(reply)).toEqual([503, "payment_unavailable"])
      expect(reply.text).not.toContain("sk_test")
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
      expect((await carts.order(cart, buyer, byCard)).status).toBe(201)
    })

    it("fails with a refused card and is paid with the next, or after the bank's challenge", async () => {
      const { order, clientSecret } = await unpaid()
      expect((await provider.pay(clientSecret, CARD.refused)).status).toBe(402)
      await deliverAll(clientSecret)
      await becomes(order, "FAILED")
      await lookedAt(order, buyer)
      expect(await toldOf(order)).toEqual([`The card payment of order ${order.orderNumber} failed`])
      await provider.pay(clientSecret, CARD.challenged)
      expect(await lookedAt(order, buyer)).toMatchObject({ paymentStatus: "PENDING", clientSecret })
      await provider.bank(clientSecret, "pass")
      expect(await lookedAt(order, buyer)).toMatchObject({ paymentStatus: "PAID", clientSecret: null })
    })
  })

  describe("Messages of the card provider", () => {
    it("that come many times, at once and in any order have one effect", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.refused)
      await provider.pay(clientSecret, CARD.good)
      const events = await provider.events(clientSecret)
      const many = Array.from({ length: 5 }, () => [...events].reverse()).flat()
      const replies = await Promise.all(many.map((event) => deliver(client, event)))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
      await becomes(order, "PAID")
      await eventually(
        () => inbox().listPaymentEvents({ intent_id: intentId(clientSecret), processed_at: null }),
        (open) => open.length === 0,
        20_000,
      )
      expect(await inbox().listPaymentEvents({ intent_id: intentId(clientSecret) })).toHaveLength(events.length)
      expect(await medusaBooks(clientSecret)).toEqual({ payments: 1, received: cents(order), back: 0 })
    })

    it("that are forged, changed, unsigned or old are refused and not written down", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.good)
      const event = (await provider.events(clientSecret)).at(-1)
      if (!event) throw new Error("The provider has told of nothing")
      const now = Math.floor(Date.now() / 1000)
      const bad = [
        provider.signed(event.body, now, "whsec_somebody_else"),
        { ...event, body: event.body.replace(clientSecret, "pi_1_secret_1") },
        provider.signed(event.body, now - 301),
        { ...event, signature: "" },
        { ...event, signature: "t=0,v1=00" },
      ]
      for (const one of bad) expect(typeOf(await deliver(client, one))).toEqual([400, "invalid_signature"])
      expect((await deliver(client, provider.signed("no json at all"))).status).toBe(400)
      expect(await inbox().listPaymentEvents({ intent_id: intentId(clientSecret) })).toEqual([])
      expect((await paymentOf(order)).payment).toBe("PENDING")
    })

    it("that speak of somebody else's payments, or of none, are kept and change nothing", async () => {
      const foreign = provider.signed(
        JSON.stringify({
          id: "evt_foreign",
          object: "event",
          type: "payout.paid",
          created: 1,
          data: { object: { id: "po_1", object: "payout" } },
        }),
      )
      expect((await deliver(client, foreign)).status).toBe(200)
      await eventually(
        () => inbox().listPaymentEvents({ id: "evt_foreign" }),
        ([event]) => event?.outcome === "not a payment",
      )
    })

    it("that could not be worked on are worked on later", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.good)
      const failing = jest.spyOn(ledgers.orders, "movePayment").mockRejectedValue(new Error("the lights went out"))
      await deliverAll(clientSecret)
      await eventually(
        () => inbox().listPaymentEvents({ intent_id: intentId(clientSecret) }),
        (events) => events.every(({ attempts }) => attempts > 0),
        20_000,
      )
      failing.mockRestore()
      expect((await paymentOf(order)).payment).toBe("PENDING")
      await container()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw("update metal_payment_event set next_attempt_at = now() - interval '1 second'")
      await processPaymentEvents(container())
      expect((await paymentOf(order)).payment).toBe("PAID")
      expect(await medusaBooks(clientSecret)).toEqual({ payments: 1, received: cents(order), back: 0 })
    })

    it("go to no route of Medusa's own", async () => {
      expect((await client.post("/hooks/payment/stripe_card", {})).status).toBe(404)
      expect((await client.get("/hooks/stripe")).status).toBe(405)
    })
  })

  const age = (order: OrderView, minutes: number) =>
    container()
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw("update metal_order_record set placed_at = now() - ? * interval '1 minute' where order_id = ?", [minutes, order.id])

  describe("A payment that no message tells of", () => {
    it("is found by the job", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.good)
      await reconcileCardPayments(container())
      expect((await paymentOf(order)).payment).toBe("PENDING")
      await age(order, 5)
      await reconcileCardPayments(container())
      expect((await paymentOf(order)).payment).toBe("PAID")
    })

    it("in the last moment still counts; one that never came ends the order and frees its metal", async () => {
      const late = await unpaid()
      const never = await unpaid()
      await provider.pay(late.clientSecret, CARD.good)
      for (const { order } of [late, never]) await age(order, 61)
      await reconcileCardPayments(container())
      expect(await paymentOf(late.order)).toMatchObject({ state: "PENDING", payment: "PAID" })
      expect((await paymentOf(never.order)).state).toBe("CANCELLED")
      await eventually(
        () => container().resolve(Modules.NOTIFICATION).listNotifications({ template: "order-cancelled" }),
        (mails) => mails.filter(({ data }) => data?.orderNumber === never.order.orderNumber).length === 1,
        20_000,
      )
      expect((await provider.intent(never.clientSecret)).status).toBe("canceled")
      expect((await provider.pay(never.clientSecret, CARD.good)).status).toBe(400)
      const [line] = (await orders.see(never.order.id, clerk)).items
      expect(line?.reservations.map(({ status }) => status)).toEqual(["RELEASED"])
      expect(await lookedAt(never.order, buyer)).toMatchObject({ orderStatus: "CANCELLED", clientSecret: null })
    })
  })

  it("A payment of another amount than the order's total is not taken for it, and the desk is told once", async () => {
    const { order, clientSecret } = await unpaid()
    await ledgers.orders.updateOrderRecords({ selector: { order_id: order.id }, data: { total_cents: cents(order) + 100 } })
    await provider.pay(clientSecret, CARD.good)
    for (let times = 0; times < 2; times += 1) expect((await lookedAt(order, buyer)).paymentStatus).toBe("PENDING")
    expect(await toldOf(order)).toEqual([`Order ${order.orderNumber} was paid with a wrong amount`])
  })

  it("An order whose payment the bank worked on when its time was up is cancelled once the bank has refused it", async () => {
    const { order, clientSecret } = await unpaid()
    await provider.pay(clientSecret, CARD.slow)
    await age(order, 61)
    await reconcileCardPayments(container())
    expect((await paymentOf(order)).state).toBe("PENDING")
    await provider.bank(clientSecret, "fail")
    await reconcileCardPayments(container())
    expect((await paymentOf(order)).state).toBe("CANCELLED")
    expect((await provider.intent(clientSecret)).status).toBe("canceled")
  })

  describe("A cancelled order", () => {
    it("gives the money back, once", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.good)
      await deliverAll(clientSecret)
      await becomes(order, "PAID")
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      await deliverAll(clientSecret)
      await age(order, 5)
      await reconcileCardPayments(container())
      expect(await backAtProvider(clientSecret)).toBe(cents(order))
      expect(await medusaBooks(clientSecret)).toEqual({ payments: 1, received: cents(order), back: cents(order) })
      expect(await paymentOf(order)).toEqual({ state: "CANCELLED", payment: "PAID", refunded: cents(order) })
    })

    it("cannot be paid any more", async () => {
      const { order, clientSecret } = await unpaid()
      expect((await orders.cancelOwn(order, buyer)).status).toBe(200)
      expect((await provider.pay(clientSecret, CARD.good)).status).toBe(400)
    })

    it("gives back what arrives late, and stays cancelled", async () => {
      const { order, clientSecret } = await unpaid()
      await provider.pay(clientSecret, CARD.slow)
      expect((await orders.cancelOwn(order, buyer)).status).toBe(200)
      await provider.bank(clientSecret, "pass")
      await deliverAll(clientSecret)
      await eventually(
        () => paymentOf(order),
        ({ refunded }) => refunded === cents(order),
        20_000,
      )
      expect(await backAtProvider(clientSecret)).toBe(cents(order))
      expect(await medusaBooks(clientSecret)).toEqual({ payments: 1, received: cents(order), back: cents(order) })
      expect((await paymentOf(order)).state).toBe("CANCELLED")
    })
  })

  it("Any history ends in one order that is paid in full, or in no money kept", async () => {
    const step = fc.constantFrom("good", "refused", "challenged", "pass", "fail", "cancel", "deliver", "shuffle", "look")
    const run = async (steps: string[]) => {
      const { order, clientSecret } = await unpaid()
      for (const one of steps) {
        const events = await provider.events(clientSecret)
        if (one === "cancel") await orders.cancelOwn(order, buyer)
        else if (one === "look") await look(order, buyer)
        else if (one === "deliver") await Promise.all(events.map((event) => deliver(client, event)))
        else if (one === "shuffle") await Promise.all([...events].reverse().map((event) => deliver(client, event)))
        else if (one === "pass" || one === "fail") await provider.bank(clientSecret, one)
        else await provider.pay(clientSecret, CARD[one as keyof typeof CARD])
      }
      await age(order, 5)
      await reconcileCardPayments(container())
      const { state, payment } = await paymentOf(order)
      const paid = (await provider.intent(clientSecret)).status === "succeeded"
      const kept = (paid ? cents(order) : 0) - (await backAtProvider(clientSecret))
      expect(kept).toBe(state === "CANCELLED" || !paid ? 0 : cents(order))
      if (state !== "CANCELLED") expect(payment === "PAID").toBe(paid)
      const books = await medusaBooks(clientSecret)
      expect(books.received - books.back).toBe(kept)
      expect(books.payments).toBeLessThanOrEqual(1)
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), run), { numRuns: 12, endOnFailure: true })
  })

  it("A company on terms may choose the card, and one without terms may not choose the account", async () => {
    const { order } = await unpaid(approved())
    expect(order.paymentMethod).toBe("STRIPE")
    const companyId = await createCompany(container(), "No terms", null)
    const facts = { status: "APPROVED", access: "STANDARD", companyId } as const
    const other = await createBuyer(container(), client, "buyer without terms", facts)
    expect(typeOf(await carts.order(await filled(other), other))).toEqual([403, "no_account_terms"])
    expect((await client.get("/store/metal-me", { as: other })).body).toMatchObject({ canPayByCard: true })
  })
})
