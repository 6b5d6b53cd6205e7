import type { CartLine, CartView } from "@billet/backend/contract"
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { CartCalls, cartOf, noticesOf, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { changeCost } from "../support/item-cost"
import { pricesIn } from "../support/leaks"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany, type Buyer } from "../support/shop-people"
import { addCustomPrice, addPromo, addRule, discount } from "../support/shop-prices"
import { shopTests } from "../support/test-shop"

/** Three pieces of 24 in of any spare bar at its list price. */
const LIST = { unitPrice: 2465.0424, itemTotal: 7395.13, originalPrice: 7395.13, savingPercent: 0, appliedRules: [], promo: null }
/** The same less 10 percent. */
const TENTH_OFF = { unitPrice: 2218.5382, itemTotal: 6655.61, originalPrice: 7395.13, savingPercent: 10 }

shopTests(({ client, container, companyId, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const [RULED, FREE, AGREED, VOLUME, CHANGED, EXPIRED, KEPT, ORDERED, TWICE, RIGHTS, SECRET] = SPARE_BARS
  let people = 0
  const buyerOf = (facts: Partial<Parameters<typeof createBuyer>[3]> = {}) =>
    createBuyer(container(), client, `priced buyer ${(people += 1)}`, {
      status: "APPROVED",
      access: "PREMIUM",
      companyId: companyId(),
      ...facts,
    })
  const filled = (as: Actor, productCode: string, pieces = 3) => carts.filled(as, { productCode, pieces })
  const firstLine = (cart: CartView): CartLine => {
    const [line] = cart.items
    if (!line) throw new Error("The cart has no line")
    return line
  }
  const tellsNoPrice = (body: unknown) => expect(pricesIn(body)).toEqual([])

  describe("A line", () => {
    it("is priced by the rules that hold, and tells which and what it saves", async () => {
      const ruleId = await addRule(container(), RULED, "A tenth off", discount(10))
      const line = firstLine(await filled(await buyerOf(), RULED))
      const appliedRules = [{ ruleId, ruleName: `A tenth off ${RULED}`, adjustment: -739.52 }]
      expect(line).toMatchObject({ ...TENTH_OFF, appliedRules })
    })

    it("costs its list price where rules would give it away", async () => {
      await addRule(container(), FREE, "Everything off", discount(100))
      expect(firstLine(await filled(await buyerOf(), FREE))).toMatchObject(LIST)
    })

    it("costs what was agreed with the company, for buyers who may use its contract alone", async () => {
      await addCustomPrice(container(), AGREED, companyId(), 50)
      const agreed = { unitPrice: 1200, itemTotal: 3600, originalPrice: 7395.13, savingPercent: 51.3 }
      expect(firstLine(await filled(await buyerOf(), AGREED))).toMatchObject(agreed)
      expect(firstLine(await filled(await buyerOf({ access: "STANDARD" }), AGREED))).toMatchObject(LIST)
      expect(firstLine(await filled(stranger(), AGREED))).toMatchObject(LIST)
    })

    it("is priced from its list price at every change, whatever it cost before", async () => {
      const ten = [{ field: "pieces", operator: "GREATER_THAN_OR_EQUAL", value: 10 }] as const
      await addRule(container(), VOLUME, "Ten or more", { conditions: [...ten], ...discount(20) })
      const buyer = await buyerOf()
      const cart = await filled(buyer, VOLUME)
      const pieces = async (count: number) =>
        firstLine(cartOf(await carts.change(cart.id, firstLine(cart).id, { pieces: count }, buyer)))
      expect(firstLine(cart)).toMatchObject(LIST)
      for (let turn = 0; turn < 3; turn += 1) {
        expect(await pieces(10)).toMatchObject({ unitPrice: 1972.0339, itemTotal: 19720.34, savingPercent: 20 })
        expect(await pieces(3)).toMatchObject(LIST)
      }
    })

    it("that joins another at sign-in costs what both together cost", async () => {
      const buyer = await buyerOf()
      await filled(buyer, VOLUME, 7)
      const guest = await carts.open(anonymous)
      tellsNoPrice(cartOf(await carts.add(guest.id, { productCode: VOLUME, pieces: 3 }, anonymous)))
      const cart = cartOf(await carts.claim(guest.id, buyer))
      expect(cart.items).toHaveLength(1)
      expect(firstLine(cart)).toMatchObject({ pieces: 10, itemTotal: 19720.34, savingPercent: 20 })
    })

    it("whose price is locked keeps it, whatever the rules and promo codes say", async () => {
      const buyer = await buyerOf()
      const cart = await filled(buyer, KEPT)
      const line = firstLine(cart)
      const { id, pieces, ...stored } = line
      const metal = { ...stored, priceLock: "QUOTE", unitPrice: 1000.5 }
      await container().resolve(Modules.CART).updateLineItems(id, { metadata: { metal } })
      await addRule(container(), KEPT, "A tenth off", discount(10))
      await addPromo(container(), "UNLOCK")
      const kept = { unitPrice: 1000.5, itemTotal: 2001, originalPrice: 4930.08, promo: null, priceLock: "QUOTE" }
      expect(firstLine(cartOf(await carts.change(cart.id, id, { pieces: pieces - 1 }, buyer)))).toMatchObject(kept)
      expect(cartOf(await carts.promo(cart.id, "UNLOCK", buyer))).toMatchObject({ items: [kept], total: 2001, promoSavings: 0 })
    })
  })

  describe("A cart is priced anew", () => {
    it("when a rule changes: it says so until the buyer goes on, and is not ordered at the old price", async () => {
      const buyer = await buyerOf()
      const before = await filled(buyer, CHANGED)
      expect(before.total).toBe(LIST.itemTotal)
      await addRule(container(), CHANGED, "A tenth off", discount(10))
      expect(typeOf(await carts.order(before, buyer))).toEqual([409, "price_changed"])
      for (let look = 0; look < 2; look += 1) {
        const seen = await carts.see(before.id, buyer)
        expect(firstLine(cartOf(seen))).toMatchObject(TENTH_OFF)
        expect(noticesOf(seen)).toEqual([`The price of ${CHANGED} has changed: $7,395.13 is now $6,655.61.`])
      }
      const after = cartOf(await carts.change(before.id, firstLine(before).id, { pieces: 2 }, buyer))
      expect(noticesOf(await carts.see(before.id, buyer))).toEqual([])
      expect(orderOf(await carts.order(after, buyer)).total).toBe(4437.08)
    })

    it("when its 24 hours are over, and holds for the next 24", async () => {
      const buyer = await buyerOf()
      const cart = await filled(buyer, EXPIRED)
      await changeCost(container(), EXPIRED, 200)
      expect(cartOf(await carts.see(cart.id, buyer)).total).toBe(LIST.itemTotal)
      const service = container().resolve(Modules.CART)
      const { metadata } = await service.retrieveCart(cart.id)
      const priced_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
      await service.updateCarts(cart.id, { metadata: { ...metadata, priced_at } })
      const seen = cartOf(await carts.see(cart.id, buyer))
      expect(seen.total).toBe(14_400)
      expect(Date.parse(seen.validUntil ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    })

    it("when its buyer's rights change: at contract prices once approved, at none once restricted", async () => {
      await addCustomPrice(container(), RIGHTS, companyId(), 50)
      const buyer = await buyerOf({ status: "PENDING_APPROVAL", access: "LIMITED" })
      const cart = await filled(buyer, RIGHTS)
      expect(cart.total).toBe(LIST.itemTotal)
      const companies = container().resolve<MetalCompanyService>(METAL_COMPANY)
      const [row] = await companies.listBuyers({ customer_id: buyer.customerId })
      await companies.updateBuyers({ id: row?.id ?? "", account_status: "APPROVED", access_level: "PREMIUM" })
      expect(cartOf(await carts.see(cart.id, buyer)).total).toBe(3600)
      await companies.updateBuyers({ id: row?.id ?? "", access_level: "RESTRICTED" })
      tellsNoPrice((await carts.see(cart.id, buyer)).body)
      const { items } = await container()
        .resolve(Modules.CART)
        .retrieveCart(cart.id, { relations: ["items"] })
      expect(items?.map((stored) => Number(stored.unit_price))).toEqual([0])
    })
  })

  it("an order keeps what was applied to its lines", async () => {
    const ruleId = await addRule(container(), ORDERED, "A tenth off", discount(10))
    const buyer = await buyerOf()
    const order = orderOf(await carts.order(await filled(buyer, ORDERED), buyer))
    const appliedRules = [{ ruleId, ruleName: `A tenth off ${ORDERED}`, adjustment: -739.52 }]
    expect(order).toMatchObject({ total: 6655.61, subtotal: 6655.61, promoCode: null, promoSavings: 0 })
    expect(order.items).toMatchObject([{ ...TENTH_OFF, appliedRules }])
  })

  describe("Every change of a cart that is sent twice at once", () => {
    const both = <T>(send: () => Promise<T>) => Promise.all([send(), send()])
    const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

    it("has the effect of both, or of one", async () => {
      await addPromo(container(), "TWICE")
      const buyer = await buyerOf()
      const { id } = await carts.open(buyer)
      expect(statuses(await both(() => carts.add(id, { productCode: TWICE, pieces: 2 }, buyer)))).toEqual([200, 200])
      const line = firstLine(cartOf(await carts.see(id, buyer)))
      expect(line.pieces).toBe(4)
      expect(statuses(await both(() => carts.promo(id, "TWICE", buyer)))).toEqual([200, 200])
      expect(statuses(await both(() => carts.change(id, line.id, { pieces: 3 }, buyer)))).toEqual([200, 200])
      expect(cartOf(await carts.see(id, buyer))).toMatchObject({ total: 7025.37, promoCode: "TWICE", items: [{ pieces: 3 }] })
      expect(statuses(await both(() => carts.dropPromo(id, buyer)))).toEqual([200, 200])
      expect(cartOf(await carts.see(id, buyer))).toMatchObject({ total: LIST.itemTotal, promoCode: null })
      expect(statuses(await both(() => carts.remove(id, line.id, buyer)))).toEqual([200, 200])
      expect(cartOf(await carts.see(id, buyer)).items).toEqual([])
      const guest = await carts.open(anonymous)
      await carts.add(guest.id, { productCode: TWICE }, anonymous)
      expect(statuses(await both(() => carts.claim(guest.id, buyer)))).toEqual([200, 404])
      expect(cartOf(await carts.see(id, buyer)).items).toMatchObject([{ productCode: TWICE, pieces: 1 }])
    })

    it("waits for a request that is at work on it, and says so when that takes too long", async () => {
      const buyer = await buyerOf()
      const { id } = await carts.open(buyer)
      await container().resolve(Modules.LOCKING).acquire(id, { expire: 60 })
      const reply = await carts.add(id, { productCode: TWICE }, buyer)
      expect(typeOf(reply)).toEqual([409, "locked"])
      expect(reply.text).toContain("Try again in a moment")
      expect((await carts.see(id, buyer)).status).toBe(200)
      expect(typeOf(await carts.add(id, {}, approved()))).toEqual([404, "not_found"])
    }, 30_000)
  })

  describe("Prices stay away", () => {
    const routes = async (as: Actor, cart: { id: string; lineId: string }) => {
      const code = encodeURIComponent(SECRET)
      const attributes = { productCode: SECRET, quantity: 72, unit: "in" }
      const item = { productCode: SECRET, amount: "24", unit: "in", pieces: 3 }
      return [
        await client.post("/api/catalog-search", { productCode: SECRET, facets: true }, { as }),
        await client.post("/api/calculate-price", attributes, { as }),
        await client.post("/api/price-with-rules", { items: [item] }, { as }),
        await client.get(`/store/metal-items/${code}`, { as }),
        await client.get(`/store/metal-items/${code}/price?amount=24&unit=in&pieces=3`, { as }),
        await client.post(
          "/quantity/getRequiredQuantity",
          { productCode: SECRET, pieces: 3, quantity: 24, quantityType: "in" },
          { as },
        ),
        await carts.see(cart.id, as),
        await carts.add(cart.id, item as Parameters<CartCalls["add"]>[1], as),
        await carts.change(cart.id, cart.lineId, { pieces: 2 }, as),
        await carts.promo(cart.id, "SECRET", as),
        await carts.dropPromo(cart.id, as),
        await carts.order({ id: cart.id, total: 1 }, as),
        await carts.remove(cart.id, cart.lineId, as),
        ...(as.token ? [] : [await carts.claim(cart.id, as)]),
      ]
    }
    const secretCart = async () => {
      await addCustomPrice(container(), SECRET, companyId(), 41.4141)
      await addPromo(container(), "SECRET", { percentage: 7 })
    }
    const filledCart = async (as: Actor) => {
      const { id } = await carts.open(as)
      const lineId = firstLine(cartOf(await carts.add(id, { productCode: SECRET, pieces: 3 }, as))).id
      return { id, lineId }
    }

    it("from a guest by every route, in their own cart and in a buyer's", async () => {
      await secretCart()
      const owner = await buyerOf()
      for (const cart of [await filledCart(anonymous), await filledCart(owner)]) {
        for (const { body, text } of await routes(anonymous, cart)) {
          tellsNoPrice(body)
          expect(text).not.toContain("41.4141")
        }
      }
    })

    it("from a password alone, where the account has a second factor", async () => {
      const buyer: Buyer = await buyerOf()
      const { http } = container().resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
      const signed = (facts: object): Actor => {
        const [, payload = ""] = (buyer.token ?? "").split(".")
        const {
          exp: _exp,
          iat: _iat,
          ...claims
        } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
        const token = generateJwtToken({ ...claims, ...facts }, { secret: String(http.jwtSecret), expiresIn: "1h" })
        return { name: "by password", token }
      }
      const cart = await filledCart(buyer)
      for (const { body } of await routes(signed({ mfa_enabled: true }), cart)) tellsNoPrice(body)
      const complete = signed({ mfa_enabled: true, mfa_challenge_completed_at: new Date().toISOString() })
      expect(cartOf(await carts.see(cart.id, complete)).total).toBeGreaterThan(0)
    })
  })

  it("a company's own agreed price is not another company's", async () => {
    const other = await createCompany(container(), "Rival Works", 1)
    await addCustomPrice(container(), SECRET, other, 12)
    expect(firstLine(await filled(await buyerOf({ companyId: other }), SECRET)).itemTotal).toBe(864)
    expect(firstLine(await filled(await buyerOf(), SECRET)).itemTotal).not.toBe(864)
  })
})
