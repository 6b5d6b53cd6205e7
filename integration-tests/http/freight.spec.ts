import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CartCalls, cartOf, NEAR, orderOf, typeOf } from "../support/cart-calls"
import { Ledgers } from "../support/ledgers"
import { SPARE_BARS } from "../support/shop-feeds"
import { createBuyer, createCompany } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const BERLIN = { ...NEAR, city: "Berlin", state: "", postalCode: "10115", country: "DE" }
const DENVER = { ...NEAR, city: "Denver", state: "CO", postalCode: "80202" }

shopTests(({ client, container, anonymous, stranger }) => {
  const carts = new CartCalls(client)
  const ledgers = new Ledgers(container)
  let people = 0
  /** A buyer of a company that nobody else buys for, with a cart of two short bars. */
  const filled = async (line: object = {}) => {
    const companyId = await createCompany(container(), `Freight company ${(people += 1)}`, 100_000_000)
    const facts = { status: "APPROVED", access: "PREMIUM", companyId } as const
    const buyer = await createBuyer(container(), client, `freight buyer ${people}`, facts)
    const productCode = SPARE_BARS[people % SPARE_BARS.length] ?? SPARE_BARS[0]
    return { buyer, companyId, cart: await carts.filled(buyer, { productCode, amount: "6", pieces: 2, ...line }) }
  }

  describe("The freight of a cart", () => {
    it("is an estimate by UPS for short bars, farther is dearer, and it is part of the total", async () => {
      const { buyer, cart } = await filled()
      expect(cart.freight).toBeNull()
      const near = cartOf(await carts.freight(cart.id, buyer))
      expect(near.freight).toMatchObject({ carrier: "UPS", source: "TABLE", asOf: "2024-12-31", packages: 1 })
      expect(near.total).toBeCloseTo(cart.total + (near.freight?.amount ?? 0), 6)
      const far = cartOf(await carts.freight(cart.id, buyer, DENVER))
      expect(far.freight?.amount).toBeGreaterThan(near.freight?.amount ?? Infinity)
      expect(cartOf(await carts.see(cart.id, buyer))).toEqual(far)
    })

    it("is ABF's for a long bar, and left to staff over the sea", async () => {
      const long = await filled({ amount: "110", pieces: 1 })
      expect(cartOf(await carts.freight(long.cart.id, long.buyer)).freight).toMatchObject({ carrier: "ABF", packages: 1 })
      const sea = cartOf(await carts.freight(long.cart.id, long.buyer, BERLIN))
      expect(sea.freight).toMatchObject({ carrier: "PENDING", amount: null, source: "STAFF" })
      expect(sea.total).toBe(long.cart.total)
      const hawaii = { ...NEAR, city: "Honolulu", state: "HI", postalCode: "96801" }
      expect(cartOf(await carts.freight(long.cart.id, long.buyer, hawaii)).freight).toMatchObject({
        carrier: "ABF",
        amount: null,
      })
    })

    it("is not known any more once the lines change, and known again when they are asked for", async () => {
      const { buyer, cart } = await filled()
      const rated = cartOf(await carts.freight(cart.id, buyer))
      const lineId = cart.items[0]?.id ?? ""
      const changed = cartOf(await carts.change(cart.id, lineId, { pieces: 30 }, buyer))
      expect(changed.freight).toBeNull()
      const again = cartOf(await carts.freight(cart.id, buyer))
      expect(again.freight?.amount).toBeGreaterThan(rated.freight?.amount ?? Infinity)
      expect(cartOf(await carts.change(cart.id, lineId, { pieces: 2 }, buyer)).freight).toBeNull()
    })

    it("is told to the cart's buyer alone, for an address that is one", async () => {
      const { buyer, cart } = await filled()
      expect(typeOf(await carts.freight(cart.id, anonymous))).toEqual([401, "unauthorized"])
      expect(typeOf(await carts.freight(cart.id, stranger()))).toEqual([404, "not_found"])
      for (const shippingAddress of [
        {},
        { ...DENVER, country: "XX" },
        { ...DENVER, postalCode: "" },
        { ...DENVER, postalCode: "ZZ" },
        { city: "Denver", amount: 1 },
      ]) {
        const path = `/store/metal-carts/${cart.id}/freight`
        expect((await client.post(path, { shippingAddress }, { as: buyer })).status).toBe(400)
      }
      expect(typeOf(await client.get(`/store/metal-carts/${cart.id}/freight`, { as: buyer }))).toEqual([
        405,
        "method_not_allowed",
      ])
    })
  })

  describe("An order", () => {
    it("includes the freight the server has rated: in its record, in Medusa's order and in what is owed", async () => {
      const { buyer, companyId, cart } = await filled()
      const rated = cartOf(await carts.freight(cart.id, buyer))
      const { freight, total } = rated
      const body = { deliveryTime: "before noon", shippingAddress: NEAR }
      const order = orderOf(await carts.order(rated, buyer, { body }))
      expect(order).toMatchObject({
        ...{ total, shippingProvider: "UPS", shippingRate: freight?.amount, shippingRateSource: "TABLE" },
        deliveryTime: "before noon",
      })
      expect(await ledgers.owed(companyId)).toBe(Math.round(total * 100))
      const medusa = await container()
        .resolve(Modules.ORDER)
        .retrieveOrder(order.id, { select: ["total", "shipping_total"], relations: ["shipping_methods"] })
      expect([Number(medusa.total), Number(medusa.shipping_total)].map((sum) => sum.toFixed(2))).toEqual(
        [total, freight?.amount ?? 0].map((sum) => sum.toFixed(2)),
      )
      expect(medusa.shipping_methods).toMatchObject([{ name: "UPS Ground", shipping_option_id: "so_metal_ups" }])
    })

    it("is had at a carrier's own rate for a day; an older one is asked for anew, and a changed total is refused", async () => {
      const { buyer, cart } = await filled()
      const near = cartOf(await carts.freight(cart.id, buyer))
      const rated = (hours: number) =>
        container()
          .resolve(ContainerRegistrationKeys.PG_CONNECTION)
          .raw(
            `update cart_shipping_method set data = jsonb_set(data, '{freight}', (data->'freight') || jsonb_build_object(
               'source', 'CARRIER', 'cents', 100, 'ratedAt', now() - ? * interval '1 hour')) where cart_id = ?`,
            [hours, cart.id],
          )
      const total = Math.round(cart.total * 100 + 100) / 100
      await rated(23)
      expect(cartOf(await carts.see(cart.id, buyer))).toMatchObject({ total, freight: { source: "CARRIER", amount: 1 } })
      await rated(25)
      expect(cartOf(await carts.see(cart.id, buyer)).freight).toBeNull()
      const body = { expectedTotal: total, shippingAddress: NEAR }
      expect(typeOf(await carts.order(cart, buyer, { body }))).toEqual([409, "price_changed"])
      expect(cartOf(await carts.see(cart.id, buyer)).freight).toEqual(near.freight)
      await rated(23)
      expect(orderOf(await carts.order(cart, buyer, { body }))).toMatchObject({ total, shippingRateSource: "CARRIER" })
    })

    it("is not had without freight, nor at the freight to another place", async () => {
      const { buyer, cart } = await filled()
      const near = cartOf(await carts.freight(cart.id, buyer))
      for (const [expectedTotal, shippingAddress] of [
        [cart.total, NEAR],
        [near.total, DENVER],
      ]) {
        const body = { expectedTotal, shippingAddress }
        expect(typeOf(await carts.order(cart, buyer, { body }))).toEqual([409, "price_changed"])
      }
      const { total, freight } = cartOf(await carts.see(cart.id, buyer))
      expect([freight?.amount === near.freight?.amount, total > near.total]).toEqual([false, true])
      expect((await carts.order(cart, buyer, { body: { expectedTotal: total, shippingAddress: DENVER } })).status).toBe(201)
    })

    it("over the sea is placed without freight, which staff have to quote", async () => {
      const { buyer, cart } = await filled()
      const order = orderOf(await carts.order(cart, buyer, { body: { shippingAddress: BERLIN } }))
      expect(order).toMatchObject({
        total: cart.total,
        shippingProvider: "PENDING",
        shippingRate: null,
        shippingRateSource: null,
      })
    })
  })
})
