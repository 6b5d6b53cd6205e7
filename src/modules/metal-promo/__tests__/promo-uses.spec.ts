import { join } from "node:path"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_PROMO } from ".."
import { PromoUse } from "../models/promo-use"
import type MetalPromoService from "../service"

const USE = { code: "SPRING", customer_id: "cus_1", email: "dana@example.com", cents: 36_976 }

moduleIntegrationTestRunner<MetalPromoService>({
  moduleName: METAL_PROMO,
  resolve: join(__dirname, ".."),
  moduleModels: [PromoUse],
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service }) => {
    const uses = async () =>
      (await service.listPromoUses({}, { order: { created_at: "ASC" } })).map(({ cart_id, order_id, cents, status }) => [
        cart_id,
        order_id,
        Number(cents),
        status,
      ])

    describe("The uses of promo codes", () => {
      it("are held by a cart, tied to its order and given back", async () => {
        await service.holdUse({ ...USE, cart_id: "cart_1" })
        expect(await uses()).toEqual([["cart_1", null, USE.cents, "HELD"]])
        expect(await service.confirmUse("cart_1", "order_1")).toBe(true)
        expect(await service.confirmUse("cart_1", "order_again")).toBe(false)
        expect(await service.releaseUse({ cartId: "cart_1" })).toEqual([])
        expect(await uses()).toEqual([["cart_1", "order_1", USE.cents, "USED"]])
        expect(await service.releaseUse({ orderId: "order_1" })).toEqual([USE])
        expect(await uses()).toEqual([["cart_1", "order_1", USE.cents, "RELEASED"]])
      })

      it("go to one cart once", async () => {
        await service.holdUse({ ...USE, cart_id: "cart_1" })
        await expect(service.holdUse({ ...USE, cart_id: "cart_1" })).rejects.toThrow()
        await service.releaseUse({ cartId: "cart_1" })
        await service.holdUse({ ...USE, cart_id: "cart_1", cents: 102_710_099_998 })
        expect(await uses()).toEqual([
          ["cart_1", null, USE.cents, "RELEASED"],
          ["cart_1", null, 102_710_099_998, "HELD"],
        ])
      })

      it("are given back to one of many who ask at once", async () => {
        await service.holdUse({ ...USE, cart_id: "cart_1" })
        await service.holdUse({ ...USE, cart_id: "cart_2" })
        const answers = await Promise.all(Array.from({ length: 10 }, () => service.releaseUse({ cartId: "cart_1" })))
        expect(answers.flat()).toEqual([USE])
        expect((await uses()).map(([cart, , , status]) => [cart, status])).toEqual([
          ["cart_1", "RELEASED"],
          ["cart_2", "HELD"],
        ])
      })
    })
  },
})
