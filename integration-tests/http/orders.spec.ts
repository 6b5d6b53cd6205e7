import { ErrorAnswerSchema, type ErrorAnswer, type OrderListAnswer } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { ADDRESS, CartCalls, cartOf, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import { changeCost } from "../support/item-cost"
import { Ledgers, NOTHING } from "../support/ledgers"
import { BAR, FLAT, NO_PRICE, SPARE_BARS, TUBE } from "../support/shop-feeds"
import { createBuyer, createCompany, createCustomer, type Buyer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const LIMIT_CENTS = 10_000_000
/** Three pieces of 24 in of BAR. */
const PIECES = { pieces: 3 }
const TOTAL = 7395.13
const TOTAL_CENTS = 739_513
const PREMIUM = { status: "APPROVED", access: "PREMIUM" } as const

shopTests(({ client, container, anonymous, approved, stranger, pending }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)
  let people = 0

  const buyerOf = (name: string, facts: Partial<Parameters<typeof createBuyer>[3]> = {}) =>
    createBuyer(container(), client, `${name} ${(people += 1)}`, { ...PREMIUM, companyId: null, ...facts })
  /** A buyer of a company that nobody else buys for. */
  const account = async (
    name: string,
    facts: Partial<Parameters<typeof createBuyer>[3]> = {},
    limitCents: number | null = LIMIT_CENTS,
  ) => {
    const companyId = await createCompany(container(), `Company of ${name}`, limitCents)
    return { companyId, buyer: await buyerOf(name, { companyId, ...facts }) }
  }
  const filled = async (name: string, line: object = PIECES) => {
    const someone = await account(name)
    return { ...someone, cart: await carts.filled(someone.buyer, line) }
  }

  describe("Placing an order", () => {
    it("gives it a number, reserves its inches, charges its total and closes the cart", async () => {
      const { buyer, companyId, cart } = await filled("happy", { ...PIECES, productCode: SPARE_BARS[2] })
      const [person] = await ledgers.companies.listBuyers({ customer_id: buyer.customerId })
      const numbers = { primary_number: "+1 713 555 0100", secondary_number: "713 555 0199" }
      await ledgers.companies.updateBuyers({ id: person?.id ?? "", ...numbers })
      const billingAddress = { ...ADDRESS, line1: "PO box 9" }
      const body = { customerNotes: "Deliver to dock 4", deliveryDate: "2027-03-01", billingAddress }
      const reply = await carts.order(cart, buyer, { body })
      expect(reply.status).toBe(201)
      const order = orderOf(reply)
      expect(order).toMatchObject({
        orderNumber: expect.stringMatching(/^SO-\d{4}-\d{6}$/),
        orderStatus: "PENDING",
        paymentStatus: "PENDING",
        paymentMethod: "ACCOUNT",
        purchaseOrderNumber: "PO-4711",
        total: TOTAL,
        subtotal: TOTAL,
        coid: "INC",
        customerNotes: "Deliver to dock 4",
        deliveryDate: "2027-03-01",
        shippingAddress: ADDRESS,
        billingAddress,
      })
      const [item] = cart.items
      const { averageCostPerLb, averageCostPerInch, averageCostPerKg, ...line } = item as NonNullable<typeof item>
      const section = { widthInInches: line.outerDiameter, heightInInches: line.outerDiameter }
      expect(order.items).toEqual([{ ...line, ...section, coid: "INC", orderId: order.id, materialType: line.metalCategory }])
      expect([averageCostPerLb, averageCostPerInch, averageCostPerKg].filter((cost) => Number(cost) > 0).length).toBeGreaterThan(
        0,
      )
      const { shipping_address, billing_address, email } = await container()
        .resolve(Modules.ORDER)
        .retrieveOrder(order.id, { relations: ["shipping_address", "billing_address"] })
      expect([shipping_address?.address_1, billing_address?.address_1]).toEqual([ADDRESS.line1, "PO box 9"])
      expect(order.customerInfo).toEqual({
        ...{ orderId: order.id, firstName: "Test", lastName: expect.stringContaining("happy"), email },
        ...{ primaryNumber: numbers.primary_number, secondaryNumber: numbers.secondary_number },
        ...{ shippingAddressId: shipping_address?.id, billingAddressId: billing_address?.id },
      })
      expect([order.userId, order.validUntil, order.stripePaymentIntentId]).toEqual([buyer.customerId, cart.validUntil, null])
      expect(await ledgers.metal(SPARE_BARS[2])).toEqual({ onHand: 360, reserved: 72 })
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
      expect(await ledgers.ofCart(cart.id)).toEqual({
        metal: [{ status: "RESERVED", orderId: order.id }],
        credit: [{ status: "CHARGED", orderId: order.id }],
        records: [order.id],
        orders: [order.id],
        open: false,
      })
      expect(typeOf(await carts.add(cart.id, {}, buyer))).toEqual([409, "cart_completed"])
      expect(typeOf(await carts.see(cart.id, buyer))).toEqual([409, "cart_completed"])
      expect((await carts.open(buyer)).id).not.toBe(cart.id)
    })

    it("shows the order to its buyer, in full and in a list, and to nobody else", async () => {
      const { buyer, cart } = await filled("lister", { productCode: FLAT, amount: "10", unit: "kg" })
      const order = orderOf(await carts.order(cart, buyer))
      const path = `/store/metal-orders/${order.orderNumber}`
      expect(orderOf(await client.get(path, { as: buyer }))).toEqual(order)
      const list = (await client.get("/store/metal-orders", { as: buyer })).body as OrderListAnswer
      const summary = { orderNumber: order.orderNumber, itemCount: 1, total: order.total }
      expect(list).toMatchObject({ count: 1, limit: 25, offset: 0, orders: [summary] })
      const page = await client.get("/store/metal-orders?limit=1&offset=1", { as: buyer })
      expect(page.body).toMatchObject({ count: 1, orders: [] })
      for (const as of [stranger(), pending(), approved()]) {
        expect((await client.get(path, { as })).status).toBe(404)
        expect(((await client.get("/store/metal-orders", { as })).body as OrderListAnswer).orders).toEqual([])
      }
      expect((await client.get(path)).status).toBe(401)
      expect((await client.get("/store/metal-orders")).status).toBe(401)
      for (const query of ["limit=0", "limit=101", "limit=x", "offset=-1"]) {
        expect([query, (await client.get(`/store/metal-orders?${query}`, { as: buyer })).status]).toEqual([query, 400])
      }
    })

    it("is found by its number, the buyer's own number, an item's code, its state and its day, by its buyer alone", async () => {
      const { buyer, cart } = await filled("searcher", { productCode: FLAT, amount: "10", unit: "kg" })
      const order = orderOf(await carts.order(cart, buyer))
      const found = async (query: string, as = buyer) => {
        const { status, body } = await client.get(`/store/metal-orders?${query}`, { as })
        return [query, status, (body as OrderListAnswer).orders?.map(({ orderNumber }) => orderNumber)]
      }
      const day = order.orderDate.slice(0, 10)
      const dayAfter = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
      const code = encodeURIComponent(FLAT)
      const meeting = [
        `q=${order.orderNumber.slice(-6)}`,
        `q=${order.orderNumber.toLowerCase()}`,
        "q=po-4711",
        `q=${code}`,
        `q=${FLAT.toLowerCase().replaceAll(" ", "_").slice(0, 8)}`,
        "status=PENDING",
        `from=${day}&to=${day}`,
        `q=${code}&status=PENDING&from=${day}`,
        "q=&status=&from=&to=",
      ]
      for (const query of meeting) expect(await found(query)).toEqual([query, 200, [order.orderNumber]])
      const missing = ["q=%25", "q=_", "q=nothing", "status=COMPLETED", `from=${dayAfter}`, `q=${code}&status=CANCELLED`, "offset=1"]
      for (const query of missing) expect(await found(query)).toEqual([query, 200, []])
      expect(await found(`q=${order.orderNumber}`, stranger())).toEqual([`q=${order.orderNumber}`, 200, []])
      for (const [query, field] of [
        ["status=LOST", "status"],
        ["from=yesterday", "from"],
        ["to=2026-02-30", "to"],
        [`from=${dayAfter}&to=${day}`, "to"],
        [`q=${"x".repeat(121)}`, "q"],
      ] as const) {
        const { status, body } = await client.get(`/store/metal-orders?${query}`, { as: buyer })
        expect([query, status, (body as ErrorAnswer).fields?.[0]?.field]).toEqual([query, 400, field])
      }
    })

    it("means the same total to Medusa, to the cent, however it is divided by pieces", async () => {
      const { buyer } = await account("divider")
      await carts.filled(buyer, { productCode: BAR, amount: "1.0001", pieces: 7 })
      await carts.filled(buyer, { productCode: TUBE, amount: "3.3333", unit: "kg", pieces: 3 })
      const cart = await carts.filled(buyer, { productCode: FLAT, amount: "0.0007", unit: "lb", pieces: 97 })
      const order = orderOf(await carts.order(cart, buyer))
      const orders = container().resolve(Modules.ORDER)
      const stored = await orders.retrieveOrder(order.id, { select: ["total"], relations: ["items"] })
      expect(Math.abs(Number(stored.total) - order.total)).toBeLessThan(1e-9)
      expect(order.total).toBe(cart.items.reduce((sum, line) => sum + Math.round(line.itemTotal * 100), 0) / 100)
    })

    it("takes both lines of one bar from the same stock", async () => {
      const { buyer } = await account("two lines")
      await carts.filled(buyer, { productCode: SPARE_BARS[3], amount: "100", pieces: 2 })
      const cart = await carts.filled(buyer, { productCode: SPARE_BARS[3], amount: "90", pieces: 2 })
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "insufficient_stock"])
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
      expect(await ledgers.metal(SPARE_BARS[3])).toEqual({ onHand: 360, reserved: 0 })
    })
  })

  describe("An order is refused", () => {
    const refusals: [string, unknown[], () => Promise<Buyer>][] = [
      ["to a buyer awaiting approval", [403, "not_approved"], async () => pending()],
      [
        "to a buyer whose mail is not verified",
        [403, "not_approved"],
        async () => (await account("unverified", { verified: false })).buyer,
      ],
      [
        "on account to a buyer with standard access",
        [403, "no_account_terms"],
        async () => (await account("standard", { access: "STANDARD" })).buyer,
      ],
      [
        "on account to a company without approved terms",
        [403, "no_account_terms"],
        async () => (await account("no terms", {}, null)).buyer,
      ],
      ["on account to a buyer without a company", [403, "no_account_terms"], () => buyerOf("alone")],
      ["to a customer without a profile", [403, "no_buyer_profile"], () => createCustomer(container(), client, "nobody yet")],
    ]

    it.each(refusals)("%s: %j", async (_name, refusal, person) => {
      const buyer = await person()
      const cart = await carts.filled(buyer)
      expect(typeOf(await carts.order(cart, buyer))).toEqual(refusal)
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })

    it("to a buyer who was suspended with a cart filled", async () => {
      const { buyer, cart } = await filled("suspended")
      const [row] = await ledgers.companies.listBuyers({ customer_id: buyer.customerId })
      await ledgers.companies.updateBuyers({ id: row?.id ?? "", account_status: "SUSPENDED" })
      expect(typeOf(await carts.order(cart, buyer))).toEqual([403, "access_denied"])
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })

    it("to a visitor: 401", async () => {
      expect(typeOf(await carts.order(await carts.open(anonymous), anonymous))).toEqual([401, "unauthorized"])
    })

    it("when its cart is empty, a visitor's, or another buyer's", async () => {
      const { buyer } = await account("empty")
      expect(typeOf(await carts.order(await carts.open(buyer), buyer))).toEqual([409, "cart_empty"])
      const guest = await carts.open(anonymous)
      await carts.add(guest.id, {}, anonymous)
      expect(typeOf(await carts.order(guest, buyer))).toEqual([403, "cart_not_claimed"])
      const { cart } = await filled("victim")
      expect(typeOf(await carts.order(cart, buyer))).toEqual([404, "not_found"])
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })

    it("when the total is not the one the buyer saw, by a cent either way", async () => {
      const { buyer, cart } = await filled("exact")
      for (const expectedTotal of [TOTAL - 0.01, TOTAL + 0.01, 0, 1e300]) {
        expect(typeOf(await carts.order(cart, buyer, { body: { expectedTotal } }))).toEqual([409, "price_changed"])
      }
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })

    it("when the metal has gone or the piece is longer than any bar", async () => {
      const { buyer, cart } = await filled("late", { productCode: SPARE_BARS[4], amount: "120", pieces: 3 })
      const rival = { line_id: "li_rival", product_code: SPARE_BARS[4], mils: 1, piece_mils: 1 }
      await ledgers.catalogue.reserveLines("cart_rival", [rival])
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "insufficient_stock"])
      const long = await filled("long", { productCode: SPARE_BARS[4], amount: "120.001" })
      expect(typeOf(await carts.order(long.cart, long.buyer))).toEqual([409, "insufficient_stock"])
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })

    it("when it is above the credit that is left, or the account is on hold or closed", async () => {
      const { buyer, companyId, cart } = await filled("spender", { productCode: SPARE_BARS[5], amount: "100", pieces: 3 })
      const changes = [
        { credit_limit_cents: 3_081_302 },
        { credit_limit_cents: LIMIT_CENTS, credit_hold: true },
        { credit_hold: false, is_active: false },
      ]
      for (const change of changes) {
        await ledgers.companies.updateCompanies({ id: companyId, ...change })
        expect([change, typeOf(await carts.order(cart, buyer))]).toEqual([change, [409, "credit_refused"]])
        expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
        expect(await ledgers.metal(SPARE_BARS[5])).toEqual({ onHand: 360, reserved: 0 })
      }
      await ledgers.companies.updateCompanies({ id: companyId, is_active: true, credit_limit_cents: 3_081_303 })
      expect((await carts.order(cart, buyer)).status).toBe(201)
      expect(await ledgers.owed(companyId)).toBe(3_081_303)
    })

    it("when a line has no price", async () => {
      const { buyer } = await account("unpriced")
      const guest = await carts.open(anonymous)
      await carts.add(guest.id, { productCode: NO_PRICE }, anonymous)
      const cart = cartOf(await carts.claim(guest.id, buyer))
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "no_price"])
    })

    it("to an embargoed country, whether goods, bill or company are there", async () => {
      const { buyer, companyId, cart } = await filled("embargoed")
      const refusal = async (body: Record<string, unknown> = {}) => typeOf(await carts.order(cart, buyer, { body }))
      for (const country of ["RU", "by", "IR", "KP", "SY", "CU"]) {
        expect(await refusal({ shippingAddress: { ...ADDRESS, country } })).toEqual([403, "embargoed"])
      }
      expect(await refusal({ billingAddress: { ...ADDRESS, country: "RU" } })).toEqual([403, "embargoed"])
      await ledgers.companies.updateCompanies({ id: companyId, country: "RU" })
      expect(await refusal()).toEqual([403, "embargoed"])
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })
  })

  describe("A quote", () => {
    const expire = async (cartId: string) => {
      const service = container().resolve(Modules.CART)
      const [stored] = await service.listCarts({ id: cartId })
      const priced_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
      await service.updateCarts(cartId, { metadata: { ...stored?.metadata, priced_at } })
    }
    it("holds its price for 24 hours", async () => {
      const { buyer, cart } = await filled("quick", { productCode: SPARE_BARS[8], amount: "10" })
      await changeCost(container(), SPARE_BARS[8], 200)
      expect(orderOf(await carts.order(cart, buyer)).total).toBe(1027.1)
    })

    it("that is older is priced anew before it is ordered, and ordered when nothing has changed", async () => {
      const { buyer, cart } = await filled("slow", { productCode: SPARE_BARS[6] })
      await expire(cart.id)
      expect((await carts.order(cart, buyer)).status).toBe(201)
    })

    it("that is older is refused with the new total when the price has changed, and ordered at that", async () => {
      const { buyer, cart } = await filled("too slow", { productCode: SPARE_BARS[7], amount: "10" })
      await changeCost(container(), SPARE_BARS[7], 200)
      expect(cartOf(await carts.see(cart.id, buyer)).total).toBe(1027.1)
      await expire(cart.id)
      expect(typeOf(await carts.order(cart, buyer))).toEqual([409, "price_changed"])
      const now = cartOf(await carts.see(cart.id, buyer))
      expect(now.total).toBe(2000)
      expect(orderOf(await carts.order(now, buyer)).total).toBe(2000)
    })
  })

  describe("The same order twice", () => {
    it("under one key has one answer", async () => {
      const { buyer, companyId, cart } = await filled("repeater")
      const first = await carts.order(cart, buyer, { key: "the-same-key" })
      const again = await Promise.all(Array.from({ length: 4 }, () => carts.order(cart, buyer, { key: "the-same-key" })))
      for (const { status, body } of again) expect({ status, body }).toEqual({ status: first.status, body: first.body })
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
    })

    it("under one key and at once has one effect", async () => {
      const { buyer, companyId, cart } = await filled("double click")
      const replies = await Promise.all(Array.from({ length: 6 }, () => carts.order(cart, buyer, { key: "the-same-key" })))
      const placed = replies.filter(({ status }) => status === 201)
      expect(placed.length).toBeGreaterThan(0)
      const others = replies.filter(({ status }) => status !== 201)
      expect(others.map(typeOf)).toEqual(others.map(() => [409, "in_progress"]))
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
      expect((await ledgers.ofCart(cart.id)).records).toHaveLength(1)
    })

    it("under other keys is the same order, one after the other or at once", async () => {
      const { buyer, companyId, cart } = await filled("insistent")
      const replies = await Promise.all(Array.from({ length: 5 }, () => carts.order(cart, buyer)))
      replies.push(await carts.order(cart, buyer))
      expect(new Set(replies.map((reply) => orderOf(reply).orderNumber)).size).toBe(1)
      const left = await ledgers.ofCart(cart.id)
      expect([left.records.length, left.orders.length, left.metal.length, left.credit.length]).toEqual([1, 1, 1, 1])
      expect(await ledgers.owed(companyId)).toBe(TOTAL_CENTS)
    })

    it("is answered as ordered already, with nothing of the later body used, and every other call names the order", async () => {
      const { buyer, cart } = await filled("two tabs")
      const first = await carts.order(cart, buyer)
      const { orderNumber } = orderOf(first)
      expect([first.status, first.body]).toEqual([201, { order: orderOf(first), alreadyOrdered: false }])
      const later = await carts.order(cart, buyer, { body: { purchaseOrderNumber: "PO-LATER" } })
      expect(later.status).toBe(200)
      expect(later.body).toMatchObject({ alreadyOrdered: true, order: { orderNumber, purchaseOrderNumber: "PO-4711" } })
      const refusal = { type: "cart_completed", message: `This cart was ordered as ${orderNumber}`, orderNumber }
      const line = cart.items[0]?.id ?? ""
      const others = [
        carts.see(cart.id, buyer),
        carts.add(cart.id, {}, buyer),
        carts.change(cart.id, line, { pieces: 1 }, buyer),
        carts.remove(cart.id, line, buyer),
        carts.freight(cart.id, buyer),
        client.post(`/store/metal-carts/${cart.id}/draft`, { checkout: {} }, { as: buyer }),
      ]
      for (const { status, body } of await Promise.all(others)) expect([status, body]).toEqual([409, refusal])
      for (const as of [stranger(), anonymous]) expect((await carts.see(cart.id, as)).status).toBe(404)
    })

    it("with another body under the key is 409", async () => {
      const { buyer, cart } = await filled("mixer")
      await carts.order(cart, buyer, { key: "a-mixed-up-key" })
      const other = await carts.order(cart, buyer, { key: "a-mixed-up-key", body: { purchaseOrderNumber: "PO-2" } })
      expect(typeOf(other)).toEqual([409, "idempotency_mismatch"])
    })

    it("can be tried again under the same key after a refusal", async () => {
      const { buyer, companyId, cart } = await filled("retrying")
      await ledgers.companies.updateCompanies({ id: companyId, credit_hold: true })
      expect(typeOf(await carts.order(cart, buyer, { key: "a-retried-key" }))).toEqual([409, "credit_refused"])
      await ledgers.companies.updateCompanies({ id: companyId, credit_hold: false })
      expect((await carts.order(cart, buyer, { key: "a-retried-key" })).status).toBe(201)
    })

    it("of two buyers under equal keys are two orders", async () => {
      const line = { ...PIECES, productCode: SPARE_BARS[10] }
      const both = [await filled("twin", line), await filled("other twin", line)]
      const replies = await Promise.all(both.map(({ cart, buyer }) => carts.order(cart, buyer, { key: "a-shared-key" })))
      expect(new Set(replies.map((reply) => orderOf(reply).orderNumber)).size).toBe(2)
    })

    it.each([[null], [""], ["short"], ["with space in it"], ["x".repeat(201)]])("wants a key, and not %j", async (key) => {
      const reply = await carts.order({ id: "cart_any", total: 1 }, approved(), { key })
      expect(typeOf(reply)).toEqual([400, "invalid_data"])
      expect(ErrorAnswerSchema.parse(reply.body).fields?.[0]?.field).toBe("Idempotency-Key")
    })
  })

  describe("An order that staff cancel", () => {
    it("gives its inches and its credit back, once", async () => {
      const { buyer, companyId, cart } = await filled("cancelled", { ...PIECES, productCode: SPARE_BARS[9] })
      const order = orderOf(await carts.order(cart, buyer))
      await cancelOrderWorkflow(container()).run({ input: { order_id: order.id } })
      const shown = async () => orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as: buyer })).orderStatus
      await eventually(shown, (status) => status === "CANCELLED", 10_000)
      // The order's state moves first and the books follow.
      await eventually(
        () => ledgers.metal(SPARE_BARS[9]),
        ({ reserved }) => reserved === 0,
        10_000,
      )
      await eventually(
        () => ledgers.owed(companyId),
        (cents) => cents === 0,
        10_000,
      )
      expect(await ledgers.metal(SPARE_BARS[9])).toEqual({ onHand: 360, reserved: 0 })
    })
  })

  describe("Bad input to an order", () => {
    it.each<[Record<string, unknown>, string]>([
      [{ paymentMethod: "CASH" }, "paymentMethod"],
      [{ purchaseOrderNumber: " " }, "purchaseOrderNumber"],
      [{ purchaseOrderNumber: "x".repeat(41) }, "purchaseOrderNumber"],
      [{ purchaseOrderNumber: "PO\u0000" }, "purchaseOrderNumber"],
      [{ expectedTotal: -1 }, "expectedTotal"],
      [{ expectedTotal: "7395.13" }, "expectedTotal"],
      [{ deliveryDate: "01/03/2027" }, "deliveryDate"],
      [{ deliveryDate: "2026-01-01" }, "deliveryDate"],
      [{ customerNotes: "x".repeat(1001) }, "customerNotes"],
      [{ shippingAddress: { ...ADDRESS, country: "USA" } }, "shippingAddress.country"],
      [{ shippingAddress: { ...ADDRESS, country: "QQ" } }, "shippingAddress.country"],
      [{ shippingAddress: { ...ADDRESS, city: "" } }, "shippingAddress.city"],
      [{ shippingAddress: { ...ADDRESS, id: "addr_1" } }, "shippingAddress"],
      [{ shippingAddress: { ...ADDRESS, firstName: "Dana 2" } }, "shippingAddress.firstName"],
      [{ shippingAddress: { ...ADDRESS, company: "Lone Star; Ltd" } }, "shippingAddress.company"],
      [{ shippingAddress: { ...ADDRESS, line1: "Dock *7*" } }, "shippingAddress.line1"],
      [{ shippingAddress: { ...ADDRESS, city: "Monterrey 5" } }, "shippingAddress.city"],
      [{ shippingAddress: { ...ADDRESS, phone: "0811" } }, "shippingAddress.phone"],
      [{ billingAddress: { ...ADDRESS, line2: "<b>" } }, "billingAddress.line2"],
      [{ billingAddress: { ...ADDRESS, phone: "call us" } }, "billingAddress.phone"],
      [{ billingAddress: "same" }, "billingAddress"],
      [{ company_id: "mco_1" }, ""],
      [{ total: 1 }, ""],
    ])("with %j is 400 and names %j", async (body, field) => {
      const reply = await carts.order({ id: "cart_any", total: TOTAL }, approved(), { body })
      expect(reply.status).toBe(400)
      const named = new Set(ErrorAnswerSchema.parse(reply.body).fields?.map((problem) => problem.field))
      expect([...named]).toEqual([field])
    })

    it("of hostile kinds never fails and never orders", async () => {
      const { buyer, companyId, cart } = await filled("hammered")
      const address = { shippingAddress: ADDRESS, billingAddress: ADDRESS }
      const order = { paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO-1", customerNotes: "", deliveryDate: "2027-01-01" }
      let sent = 0
      const send = (body: unknown) => {
        const headers = { "idempotency-key": `hammer-key-${(sent += 1)}` }
        return client.post(`/store/metal-carts/${cart.id}/place-order`, body, { as: buyer, headers })
      }
      const statuses = await hammer(hostileBodies({ ...order, ...address, expectedTotal: 1 }), send, 300)
      expect([...statuses.keys()].filter((status) => ![400, 403, 409].includes(status))).toEqual([])
      expect(await ledgers.owed(companyId)).toBe(0)
      expect(await ledgers.ofCart(cart.id)).toEqual(NOTHING)
    })
  })
})
