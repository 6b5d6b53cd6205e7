import { isDeepStrictEqual } from "node:util"
import type { AdminMetalOrder, AdminOrderAnswer } from "@billet/backend/contract"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { CartCalls, orderOf, typeOf } from "../support/cart-calls"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { SPARE_BARS } from "../support/shop-feeds"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const [FIRST, SECOND] = SPARE_BARS

shopTests(({ client, container, anonymous, approved, companyId }) => {
  const carts = new CartCalls(client)
  let desk: Actor
  beforeAll(async () => {
    desk = await createStaff(container(), client, "order desk")
  })
  const see = async (orderId: string): Promise<AdminMetalOrder> =>
    ((await client.get(`/admin/metal-orders/${orderId}`, { as: desk })).body as AdminOrderAnswer).order
  const reservations = (order: AdminMetalOrder) => order.items.map((line) => [line.productCode, line.reservations])

  describe("A metal order in the admin", () => {
    it("shows the buyer's own order with the company, and the inches reserved for each line", async () => {
      const { id } = await carts.filled(approved(), { productCode: FIRST, amount: "24", pieces: 3 })
      await carts.add(id, { productCode: SECOND, amount: "10", unit: "in", pieces: 2 }, approved())
      const cart = (await carts.see(id, approved())).body as { cart: { id: string; total: number } }
      const placed = orderOf(await carts.order(cart.cart, approved(), { body: { customerNotes: "Mark each piece" } }))
      const order = await see(placed.id)
      expect(order).toMatchObject({
        orderNumber: placed.orderNumber,
        orderStatus: "PENDING",
        purchaseOrderNumber: "PO-4711",
        total: placed.total,
        customerNotes: "Mark each piece",
        company: { id: companyId(), name: "Lone Star Valve" },
      })
      expect(reservations(order)).toEqual([
        [FIRST, [{ coid: "INC", inches: 72, status: "RESERVED" }]],
        [SECOND, [{ coid: "INC", inches: 20, status: "RESERVED" }]],
      ])
      expect(order.items.map(({ amount, unit, pieces, lengthInInches }) => [amount, unit, pieces, lengthInInches])).toEqual([
        ["24", "in", 3, 24],
        ["10", "in", 2, 10],
      ])
    })

    it("shows that its inches were released once it is cancelled", async () => {
      const placed = orderOf(await carts.order(await carts.filled(approved(), { productCode: FIRST, amount: "12" }), approved()))
      await cancelOrderWorkflow(container()).run({ input: { order_id: placed.id, no_notification: true } })
      const released = [[FIRST, [{ coid: "INC", inches: 12, status: "RELEASED" }]]]
      // The order's state moves first and the books follow.
      await eventually(
        () => see(placed.id),
        (order) => isDeepStrictEqual(reservations(order), released),
      )
      expect((await see(placed.id)).orderStatus).toBe("CANCELLED")
    })

    it("is 404 for an id that no metal order has", async () => {
      for (const id of ["order_unknown", "%20", "x".repeat(300)]) {
        expect(typeOf(await client.get(`/admin/metal-orders/${id}`, { as: desk }))).toEqual([404, "not_found"])
      }
    })

    it("is for staff alone, and answers other methods with 405", async () => {
      const path = "/admin/metal-orders/order_unknown"
      expect((await client.get(path, { as: anonymous })).status).toBe(401)
      expect((await client.get(path, { as: approved() })).status).toBe(401)
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        expect(typeOf(await client.call(method, path, { as: desk }))).toEqual([405, "method_not_allowed"])
      }
    })
  })
})
