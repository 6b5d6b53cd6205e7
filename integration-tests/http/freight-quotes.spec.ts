import type { OrderView, QuoteFreightBody } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import reconcileOrders from "../../src/jobs/reconcile-orders"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

const QUOTE: QuoteFreightBody = {
  amount: 412.5,
  carrier: "Gulf Ocean Lines",
  note: "By sea to Veracruz",
  validUntil: "2099-01-31",
}

shopTests(({ client, container, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  let clerk: StaffActor
  let people = 0
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "freight desk")
  })
  type Placed = { order: OrderView; cents: number; companyId: string; buyer: Buyer }
  /** An order to where staff have to quote the freight. */
  const placed = async (limit = 25_000_000): Promise<Placed> => {
    const companyId = await createCompany(container(), `Overseas ${(people += 1)}`, limit)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `overseas buyer ${people}`, facts)
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? SPARE_BARS[0]
    const order = orderOf(await carts.order(await carts.filled(buyer, { productCode, amount: "6" }), buyer))
    return { order, cents: Math.round(order.total * 100), companyId, buyer }
  }
  const quote = ({ id }: OrderView, body: object = {}, as: Actor = clerk, key?: string | null) =>
    orders.verb("freight", id, as, { body: { ...QUOTE, ...body }, ...(key === undefined ? {} : { key }) })
  const mails = async (order: OrderView, template: string) => {
    const all = await container().resolve(Modules.NOTIFICATION).listNotifications({ template })
    return all.filter(({ data }) => data?.orderNumber === order.orderNumber)
  }
  const medusaBooks = async (id: string) => {
    const fields = "total,shipping_total,summary.*,payment_collections.amount,payment_collections.captured_amount"
    const { order } = (await client.get(`/admin/orders/${id}?fields=${fields}`, { as: clerk })).body as {
      order: {
        total: number
        shipping_total: number
        summary: { current_order_total: number }
        payment_collections: { amount: number; captured_amount: number }[]
      }
    }
    const [collection] = order.payment_collections
    return {
      total: order.total,
      freight: order.shipping_total,
      counted: order.summary.current_order_total,
      payable: collection?.amount,
      captured: collection?.captured_amount ?? 0,
    }
  }
  const booksOf = (total: number, freight: number) => ({ total, freight, counted: total, payable: total, captured: 0 })

  describe("Freight that staff quote", () => {
    it("is part of the total from then on: of the buyer's order, of what is owed and of Medusa's order", async () => {
      const { order, cents, companyId, buyer } = await placed()
      expect(await orders.see(order.id, clerk)).toMatchObject({
        shippingRate: null,
        carrierName: "ABF Freight",
        canQuoteFreight: true,
      })
      const seen = adminOrderOf(await quote(order))
      const total = (cents + 41_250) / 100
      const freightQuote = { note: QUOTE.note, validUntil: QUOTE.validUntil, quotedAt: expect.any(String) }
      const told = { total, shippingRate: 412.5, shippingRateSource: "STAFF", carrierName: QUOTE.carrier, freightQuote }
      expect(seen).toMatchObject({ ...told, shippingProvider: "PENDING", canQuoteFreight: true })
      expect(orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer }))).toMatchObject(told)
      expect(await ledgers.owed(companyId)).toBe(cents + 41_250)
      expect(await medusaBooks(order.id)).toEqual(booksOf(total, 412.5))
      const sent = await mails(order, "freight-quoted")
      expect(sent.map(({ data }) => data?.freight)).toEqual(["$412.50"])
    })

    it("may be quoted anew while the total is open, and the last quote counts", async () => {
      const { order, cents, companyId } = await placed()
      adminOrderOf(await quote(order))
      adminOrderOf(await orders.verb("start", order.id, clerk))
      const seen = adminOrderOf(await quote(order, { amount: 100, carrier: "ABF Freight", note: undefined }))
      expect(seen).toMatchObject({ total: cents / 100 + 100, shippingProvider: "ABF", freightQuote: { note: null } })
      expect(await ledgers.owed(companyId)).toBe(cents + 10_000)
      expect(await medusaBooks(order.id)).toEqual(booksOf(cents / 100 + 100, 100))
    })

    it("is quoted once, however often it is sent, and by one of two clerks at once", async () => {
      const { order, cents, companyId } = await placed()
      const same = await Promise.all(Array.from({ length: 5 }, () => quote(order, {}, clerk, "the-same-quote")))
      expect(same.some(({ status }) => status === 200)).toBe(true)
      expect(await ledgers.owed(companyId)).toBe(cents + 41_250)
      expect(await mails(order, "freight-quoted")).toHaveLength(1)
      const two = await Promise.all([quote(order, { amount: 10 }), quote(order, { amount: 20 })])
      expect(two.map(({ status }) => status)).toEqual([200, 200])
      const { shippingRate, total } = await orders.see(order.id, clerk)
      expect(total).toBe(cents / 100 + (shippingRate ?? 0))
      expect(await ledgers.owed(companyId)).toBe(Math.round(total * 100))
    })

    it("does not go beyond the company's credit", async () => {
      const { order, cents, companyId } = await placed()
      await ledgers.companies.updateCompanies({ id: companyId, credit_limit_cents: cents + 100 })
      expect(typeOf(await quote(order))).toEqual([409, "credit_refused"])
      expect(await orders.see(order.id, clerk)).toMatchObject({ shippingRate: null, total: order.total })
      expect(await ledgers.owed(companyId)).toBe(cents)
      adminOrderOf(await quote(order, { amount: 1 }))
    })

    it("is waited for by the invoice and by the payment, not by the saw", async () => {
      const { order, cents } = await placed()
      const pay = (amount: number) =>
        orders.verb("payments", order.id, clerk, { body: { amount, receivedOn: "2026-05-04", reference: "Wire" } })
      expect((await pay(cents / 100)).status).toBe(201)
      expect((await orders.see(order.id, clerk)).paymentStatus).toBe("PENDING")
      for (const verb of ["start", "process", "ship"]) adminOrderOf(await orders.verb(verb, order.id, clerk))
      expect(typeOf(await orders.verb("invoice", order.id, clerk))).toEqual([409, "freight_unknown"])
      const seen = adminOrderOf(await quote(order))
      expect(seen.invoiceNumber).toMatch(/^INV-/)
      expect([seen.canQuoteFreight, seen.paymentStatus]).toEqual([false, "PENDING"])
      expect(typeOf(await quote(order))).toEqual([409, "freight_final"])
      expect((await pay(412.5)).status).toBe(201)
      expect((await orders.see(order.id, clerk)).paymentStatus).toBe("PAID")
      expect((await medusaBooks(order.id)).captured).toBeCloseTo(cents / 100 + 412.5, 2)
    })

    it("is no matter of an order whose freight was known, or that is cancelled", async () => {
      const near = orderOf(await carts.orderNear(await carts.filled(approved(), { amount: "4" }), approved()))
      expect(typeOf(await quote(near))).toEqual([409, "freight_final"])
      expect((await orders.see(near.id, clerk)).canQuoteFreight).toBe(false)
      const { order } = await placed()
      expect((await orders.cancel(order.id, clerk)).status).toBe(200)
      expect(typeOf(await quote(order))).toEqual([409, "freight_final"])
    })

    it.each([
      { amount: -1 },
      { amount: 1.234 },
      { amount: "5" },
      { carrier: " " },
      { validUntil: "2020-01-01" },
      { validUntil: "soon" },
    ])("is refused with %j", async (body) => {
      const { order } = await placed()
      const reply = await quote(order, body)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ fields: [{ field: Object.keys(body)[0] }] })
    })

    it("is the desk's to quote, under a key", async () => {
      const { order } = await placed()
      expect((await quote(order, {}, anonymous)).status).toBe(401)
      expect((await quote(order, {}, stranger())).status).toBe(401)
      expect((await quote(order, {}, clerk, null)).status).toBe(400)
      expect((await quote({ ...order, id: "order_unknown" })).status).toBe(404)
    })

    it("reaches Medusa's order and the ledger by the reconciling job when the process died before", async () => {
      const { order, cents, companyId } = await placed()
      const facts = {
        cents: 5_000,
        replaces: null,
        taxCents: 0,
        provider: "PENDING",
        carrierName: "Sea",
        note: null,
        validUntil: "2099-01-01",
      }
      expect(await ledgers.orders.quoteFreight({ orderId: order.id, ...facts })).toBe(true)
      await reconcileOrders(container())
      expect(await ledgers.owed(companyId)).toBe(cents + 5_000)
      expect(await medusaBooks(order.id)).toEqual(booksOf(cents / 100 + 50, 50))
    })
  })
})
