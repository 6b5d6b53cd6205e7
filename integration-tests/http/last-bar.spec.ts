import type { CartAnswer, ErrorAnswer, OrderAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { METAL_ORDER } from "../../src/modules/metal-order"
import type MetalOrderService from "../../src/modules/metal-order/service"
import type { Actor } from "../support/http-client"
import { LAST_BAR } from "../support/shop-feeds"
import { createBuyer } from "../support/shop-people"
import { shopTests } from "../support/test-shop"

const RIVALS = 50
const BAR_MILS = 120_000
const ADDRESS = {
  firstName: "Dana",
  lastName: "Reyes",
  line1: "Avenida Constitución 411",
  city: "Monterrey",
  postalCode: "64000",
  country: "MX",
}

shopTests(({ client, container, companyId }) => {
  /** A cart with the whole last bar in it, at the prices of its buyer. */
  async function cartWithLastBar(as: Actor) {
    const { cart } = (await client.post("/store/metal-carts", {}, { as })).body as CartAnswer
    const line = { productCode: LAST_BAR, amount: "120", unit: "in", pieces: 1 }
    return ((await client.post(`/store/metal-carts/${cart.id}/lines`, line, { as })).body as CartAnswer).cart
  }

  const placeOrder = (as: Actor, cart: CartAnswer["cart"], key = `last-bar-${cart.id}`) =>
    client.post(
      `/store/metal-carts/${cart.id}/place-order`,
      { paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO-1", shippingAddress: ADDRESS, expectedTotal: cart.total },
      { as, headers: { "idempotency-key": key } },
    )

  it("sells the last bar to exactly one of fifty buyers who order it at once", async () => {
    const buyers: Actor[] = []
    // One after the other: hashing fifty passwords at once keeps a busy server from answering.
    for (let index = 0; index < RIVALS; index += 1) {
      const facts = { status: "APPROVED", access: "PREMIUM", companyId: companyId() } as const
      buyers.push(await createBuyer(container(), client, `rival ${index}`, facts))
    }
    const carts = await Promise.all(buyers.map(cartWithLastBar))
    const replies = await Promise.all(buyers.map((buyer, index) => placeOrder(buyer, carts[index] as CartAnswer["cart"])))

    const placed = replies.filter(({ status }) => status === 201).map(({ body }) => (body as OrderAnswer).order)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(placed).toHaveLength(1)
    expect(refused.map(({ status, body }) => [status, (body as ErrorAnswer).type])).toEqual(
      Array.from({ length: RIVALS - 1 }, () => [409, "insufficient_stock"]),
    )
    const [order] = placed

    const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const promised = await catalogue.listReservations({ product_code: LAST_BAR, status: ["HELD", "RESERVED"] })
    expect(promised).toEqual([expect.objectContaining({ status: "RESERVED", mils: BAR_MILS, order_id: order?.id })])
    const levels = await catalogue.listStockLevels({ item: { product_code: LAST_BAR } })
    expect(levels.map((level) => [level.on_hand_mils, level.reserved_mils])).toEqual([[BAR_MILS, BAR_MILS]])

    const company = await container().resolve<MetalCompanyService>(METAL_COMPANY).retrieveCompany(companyId())
    expect(company.open_balance_cents).toBe(Math.round((order?.total ?? 0) * 100))
    const [, records] = await container().resolve<MetalOrderService>(METAL_ORDER).listAndCountOrderRecords({})
    expect(records).toBe(1)
    expect(order?.orderNumber).toMatch(/^SO-\d{4}-000001$/)

    // The winner presses again, with the same key and with another one: still one order.
    const winner = replies.findIndex(({ status }) => status === 201)
    const again = await Promise.all(
      [undefined, "another-key-1", "another-key-2"].map((key) =>
        placeOrder(buyers[winner] as Actor, carts[winner] as CartAnswer["cart"], key),
      ),
    )
    expect(again.map(({ body }) => (body as OrderAnswer).order.orderNumber)).toEqual(Array(3).fill(order?.orderNumber))
    expect((await catalogue.listReservations({ product_code: LAST_BAR, status: ["HELD", "RESERVED"] })).length).toBe(1)
  }, 180_000)
})
