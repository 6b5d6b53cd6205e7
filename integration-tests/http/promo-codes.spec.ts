import { ErrorAnswerSchema, type CartView } from "@billet/backend/contract"
import { Modules } from "@medusajs/framework/utils"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { CartCalls, cartOf, noticesOf, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import { hammer } from "../support/hammer"
import { hostileBodies } from "../support/hostile"
import { Ledgers, NOTHING } from "../support/ledgers"
import { NO_PRICE, SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany } from "../support/shop-people"
import { addPromo, addRule, discount, promoUsed, type PromoRule } from "../support/shop-prices"
import { shopTests } from "../support/test-shop"

const DAY = 24 * 3_600_000
const LIST_TOTAL = 7395.13
const RIVALS = 8

shopTests(({ client, container, companyId, anonymous, approved }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)
  const [RULED, PLAIN, ORDERED, CANCELLED, FAILED, WANTED, SPENT] = SPARE_BARS
  let people = 0
  const buyerOf = (facts: Partial<Parameters<typeof createBuyer>[3]> = {}) =>
    createBuyer(container(), client, `promo buyer ${(people += 1)}`, {
      status: "APPROVED",
      access: "PREMIUM",
      companyId: companyId(),
      ...facts,
    })
  const filled = async (productCode: string = PLAIN, pieces = 3) => {
    const buyer = await buyerOf()
    return { buyer, cart: await carts.filled(buyer, { productCode, pieces }) }
  }
  const lineId = (cart: CartView) => cart.items[0]?.id ?? ""
  const messageOf = (body: unknown) => ErrorAnswerSchema.parse(body).message
  const endCampaign = async (code: string) => {
    const promotions = container().resolve(Modules.PROMOTION)
    const [campaign] = await promotions.listCampaigns({ campaign_identifier: [code] })
    await promotions.updateCampaigns({ id: campaign?.id ?? "", ends_at: new Date(Date.now() - 1000) })
  }

  describe("A promo code", () => {
    it("takes its percentage off every line after the rules, and never twice", async () => {
      await addRule(container(), RULED, "A tenth off", discount(10))
      await addPromo(container(), "FIVE")
      const { buyer, cart } = await filled(RULED)
      const promo = { code: "FIVE", percentage: 5, savings: 332.78 }
      const off = {
        promoCode: "FIVE",
        promoDiscount: 0.05,
        promoSavings: 332.78,
        subtotal: 6655.61,
        total: 6322.83,
        items: [{ unitPrice: 2107.6113, itemTotal: 6322.83, originalPrice: LIST_TOTAL, savingPercent: 14.5, promo }],
      }
      expect(cartOf(await carts.promo(cart.id, "FIVE", buyer))).toMatchObject(off)
      expect(cartOf(await carts.promo(cart.id, "five ", buyer))).toMatchObject(off)
      await carts.change(cart.id, lineId(cart), { pieces: 50 }, buyer)
      expect(cartOf(await carts.change(cart.id, lineId(cart), { pieces: 3 }, buyer))).toMatchObject(off)
      const without = { promoCode: null, promoDiscount: 0, promoSavings: 0, subtotal: 6655.61, total: 6655.61 }
      expect(cartOf(await carts.dropPromo(cart.id, buyer))).toMatchObject(without)
      expect(cartOf(await carts.dropPromo(cart.id, buyer))).toMatchObject(without)
    })

    it("is one at a time, stays through sign-in elsewhere, and holds for what is added later", async () => {
      await addPromo(container(), "ONE", { percentage: 10 })
      await addPromo(container(), "OTHER", { percentage: 20 })
      const { buyer, cart } = await filled()
      await carts.promo(cart.id, "ONE", buyer)
      expect(cartOf(await carts.promo(cart.id, "OTHER", buyer))).toMatchObject({ promoCode: "OTHER", total: 5916.1 })
      const guest = await carts.open(anonymous)
      await carts.add(guest.id, { productCode: PLAIN, pieces: 3 }, anonymous)
      expect(cartOf(await carts.claim(guest.id, buyer))).toMatchObject({ promoCode: "OTHER", total: 11832.2 })
      await carts.add(cart.id, { productCode: NO_PRICE }, buyer)
      expect(cartOf(await carts.see(cart.id, buyer))).toMatchObject({ promoCode: "OTHER", total: 11832.2 })
    })

    it("is for signed-in buyers: not for a visitor, nor for a buyer who may not see prices", async () => {
      await addPromo(container(), "BUYERS")
      const guest = await carts.open(anonymous)
      expect(typeOf(await carts.promo(guest.id, "BUYERS", anonymous))).toEqual([401, "unauthorized"])
      expect(typeOf(await carts.dropPromo(guest.id, anonymous))).toEqual([401, "unauthorized"])
      const restricted = await buyerOf({ access: "RESTRICTED" })
      const cart = await carts.filled(restricted)
      expect(cartOf(await carts.promo(cart.id, "BUYERS", restricted))).toMatchObject({ promoCode: null, total: 0 })
      expect(typeOf(await carts.promo(cart.id, "BUYERS", approved()))).toEqual([404, "not_found"])
    })
  })

  describe("A promo code is refused", () => {
    const soon = new Date(Date.now() + 2 * DAY)
    const past = new Date(Date.now() - DAY)
    const refusals: [string, string, Parameters<typeof addPromo>[2]][] = [
      ["EARLY", `is valid from ${soon.toISOString().slice(0, 10)}`, { campaign: { starts_at: soon } }],
      ["LATE", "has expired", { campaign: { ends_at: past } }],
      ["EMPTY", "has been used up", { limit: 0 }],
      ["DRAFT", "You cannot use the promo code", { status: "draft" }],
      ["LITTLE", "has less left than it would take off", { campaign: { budget: { type: "spend", limit: 10 } } }],
    ]

    it.each(refusals)("%s: %s", async (code, reason, parts) => {
      await addPromo(container(), code, parts)
      const { buyer, cart } = await filled()
      const reply = await carts.promo(cart.id, code, buyer)
      expect(typeOf(reply)).toEqual([409, "promo_refused"])
      expect(messageOf(reply.body)).toContain(reason)
      expect(cartOf(await carts.see(cart.id, buyer))).toMatchObject({ promoCode: null, total: LIST_TOTAL })
    })

    it("alike whether it does not exist or is meant for others, whatever its state", async () => {
      const other = await createCompany(container(), "Promoted Works", null)
      const theirs: PromoRule[] = [{ attribute: "company.id", operator: "in", values: [other] }]
      await addPromo(container(), "THEIRS", { rules: theirs })
      await addPromo(container(), "THEIRSLATE", { rules: theirs, campaign: { ends_at: past } })
      await addPromo(container(), "THEIRSGONE", { rules: theirs, limit: 0 })
      const { buyer, cart } = await filled()
      const answers = new Set<string>()
      for (const code of ["THEIRS", "THEIRSLATE", "THEIRSGONE", "NOSUCHCODE"]) {
        const { status, text } = await carts.promo(cart.id, code, buyer)
        answers.add(`${status} ${text.replaceAll(code, "CODE")}`)
      }
      expect([...answers]).toEqual([expect.stringContaining("You cannot use the promo code CODE")])
      const colleague = await buyerOf({ companyId: other })
      const own = await carts.filled(colleague, { productCode: PLAIN, pieces: 3 })
      expect(cartOf(await carts.promo(own.id, "THEIRS", colleague)).promoCode).toBe("THEIRS")
    })

    it("to every customer but the ones it names", async () => {
      const { buyer, cart } = await filled()
      const mine: PromoRule = { attribute: "customer.id", operator: "eq", values: [buyer.customerId] }
      await addPromo(container(), "MINE", { rules: [mine] })
      expect(cartOf(await carts.promo(cart.id, "MINE", buyer)).promoCode).toBe("MINE")
      const second = await filled()
      expect(typeOf(await carts.promo(second.cart.id, "MINE", second.buyer))).toEqual([409, "promo_refused"])
    })

    it("with 400 where it is none, and never fails on hostile kinds", async () => {
      const { buyer, cart } = await filled()
      for (const code of ["", " ", "x".repeat(61), 5, null, "a\u0000"]) {
        const reply = await client.post(`/store/metal-carts/${cart.id}/promo`, { code }, { as: buyer })
        expect([reply.status, ErrorAnswerSchema.parse(reply.body).fields?.[0]?.field]).toEqual([400, "code"])
      }
      const send = (body: unknown) => client.post(`/store/metal-carts/${cart.id}/promo`, body, { as: buyer })
      const statuses = await hammer(hostileBodies({ code: "HOSTILE" }), send, 100)
      expect([...statuses.keys()].filter((status) => ![400, 409].includes(status))).toEqual([])
    })
  })

  describe("A promo code that ends meanwhile", () => {
    it("is taken off with a word, and the order waits for the buyer's consent", async () => {
      await addPromo(container(), "ENDING", { campaign: { ends_at: new Date(Date.now() + DAY) } })
      const { buyer, cart } = await filled()
      const promised = cartOf(await carts.promo(cart.id, "ENDING", buyer))
      await endCampaign("ENDING")
      expect(typeOf(await carts.order(promised, buyer))).toEqual([409, "price_changed"])
      const seen = await carts.see(cart.id, buyer)
      expect(cartOf(seen)).toMatchObject({ promoCode: null, total: LIST_TOTAL })
      expect(noticesOf(seen)).toEqual(["The promo code ENDING has expired. It was taken off your cart."])
    })
  })

  describe("The use of a promo code", () => {
    it("is counted once an order, told by the order, and given back once when it is cancelled", async () => {
      await addPromo(container(), "COUNTED", { limit: 5, campaign: { budget: { type: "spend", limit: 10_000 } } })
      const { buyer, cart } = await filled(ORDERED)
      const promoted = cartOf(await carts.promo(cart.id, "COUNTED", buyer))
      const replies = await Promise.all(Array.from({ length: 3 }, () => carts.order(promoted, buyer)))
      const order = orderOf(replies[0] ?? (await carts.order(promoted, buyer)))
      expect(order).toMatchObject({ promoCode: "COUNTED", promoSavings: 369.76, subtotal: LIST_TOTAL, total: 7025.37 })
      expect(order.items).toMatchObject([{ promo: { code: "COUNTED", percentage: 5, savings: 369.76 } }])
      expect(await promoUsed(container(), "COUNTED")).toEqual({ used: 1, budget: 369.76 })
      await cancelOrderWorkflow(container()).run({ input: { order_id: order.id } })
      const released = () => promoUsed(container(), "COUNTED")
      await eventually(released, ({ used, budget }) => used === 0 && budget === 0, 10_000)
    })

    it("is given back when the order fails on its way", async () => {
      await addPromo(container(), "UNLUCKY", { limit: 1 })
      const { buyer, cart } = await filled(FAILED)
      const promoted = cartOf(await carts.promo(cart.id, "UNLUCKY", buyer))
      const failing = jest.spyOn(ledgers.orders, "createOrderRecord").mockRejectedValueOnce(new Error("the lights went out"))
      expect((await carts.order(promoted, buyer)).status).toBe(500)
      failing.mockRestore()
      expect(await promoUsed(container(), "UNLUCKY")).toEqual({ used: 0, budget: 0 })
      expect((await carts.order(promoted, buyer)).status).toBe(201)
      expect(await promoUsed(container(), "UNLUCKY")).toEqual({ used: 1, budget: 0 })
    })

    it("once a customer where its budget says so", async () => {
      const budget = { type: "use_by_attribute", limit: 1, attribute: "customer_id" } as const
      await addPromo(container(), "ONCE", { campaign: { budget } })
      const { buyer, cart } = await filled(CANCELLED, 1)
      expect((await carts.order(cartOf(await carts.promo(cart.id, "ONCE", buyer)), buyer)).status).toBe(201)
      const again = await carts.filled(buyer, { productCode: CANCELLED })
      expect(messageOf((await carts.promo(again.id, "ONCE", buyer)).body)).toBe("You have already used the promo code ONCE.")
      const other = await filled(CANCELLED, 1)
      expect(cartOf(await carts.promo(other.cart.id, "ONCE", other.buyer)).promoCode).toBe("ONCE")
    })

    it.each<[string, string, Parameters<typeof addPromo>[2]]>([
      ["of one use", WANTED, { limit: 1 }],
      ["of a budget of one use", SPENT, { campaign: { budget: { type: "usage", limit: 1 } } }],
    ])(
      "%s goes to exactly one of many buyers who order at once",
      async (name, productCode, parts) => {
        const code = name.replace(/\W/g, "").toUpperCase()
        await addPromo(container(), code, parts)
        const rivals: { buyer: Awaited<ReturnType<typeof buyerOf>>; cart: CartView }[] = []
        for (let index = 0; index < RIVALS; index += 1) {
          const { buyer, cart } = await filled(productCode, 1)
          rivals.push({ buyer, cart: cartOf(await carts.promo(cart.id, code, buyer)) })
        }
        const replies = await Promise.all(rivals.map(({ buyer, cart }) => carts.order(cart, buyer)))
        const losers = replies.flatMap((reply, index) => (reply.status === 201 ? [] : [{ reply, rival: rivals[index] }]))
        expect(losers).toHaveLength(RIVALS - 1)
        for (const { reply, rival } of losers) {
          expect([
            [409, "promo_refused"],
            [409, "price_changed"],
          ]).toContainEqual(typeOf(reply))
          if (!rival) continue
          expect(await ledgers.ofCart(rival.cart.id)).toEqual(NOTHING)
          expect(cartOf(await carts.see(rival.cart.id, rival.buyer))).toMatchObject({ promoCode: null, total: 2465.04 })
        }
        const { used, budget } = await promoUsed(container(), code)
        expect(used + budget).toBe(1)
      },
      180_000,
    )
  })
})
