import { MAX_CART_LINES } from "@billet/backend/contract"
import { CartCalls, cartOf, typeOf } from "../support/cart-calls"
import { hostileBodies } from "../support/hostile"
import fc from "fast-check"
import { BAR, FLAT, TUBE } from "../support/shop-feeds"
import { shopTests } from "../support/test-shop"

shopTests(({ client, anonymous, approved, stranger }) => {
  const carts = new CartCalls(client)
  const row = (productCode: string, change: object = {}) => ({ productCode, amount: "24", unit: "in", pieces: 1, ...change })
  const addMany = (id: string, lines: object[], as = anonymous) =>
    client.post(`/store/metal-carts/${id}/lines/many`, { lines }, { as })

  describe("a list of lines", () => {
    it("is added in one go: rows of one key merge, and codes may be written otherwise", async () => {
      const { id } = await carts.open(anonymous)
      const cart = cartOf(await addMany(id, [row(BAR), row(TUBE), row(BAR.toLowerCase().replaceAll(" ", "_")), row(FLAT)]))
      expect(cart.items.map(({ productCode, pieces }) => [productCode, pieces])).toEqual([
        [BAR, 2],
        [TUBE, 1],
        [FLAT, 1],
      ])
    })

    it("with a row nobody sells adds nothing, and names every such row by its place", async () => {
      const { id } = await carts.open(anonymous)
      const reply = await addMany(id, [row(BAR), row("NO SUCH BAR"), row("NEITHER THIS")])
      expect(typeOf(reply)).toEqual([400, "invalid_data"])
      expect(reply.body).toMatchObject({
        fields: [
          { field: "lines.1.productCode", reason: 'No product has the code "NO SUCH BAR"' },
          { field: "lines.2.productCode", reason: 'No product has the code "NEITHER THIS"' },
        ],
      })
      expect(cartOf(await carts.see(id, anonymous)).items).toEqual([])
    })

    it("is checked before: which codes cannot be ordered, in any spelling, with nothing changed", async () => {
      const check = (codes: unknown) => client.post("/store/metal-product-codes/check", { codes }, { as: anonymous })
      const spelt = BAR.toLowerCase().replaceAll(" ", "_")
      const refused = [{ code: "NO SUCH BAR", reason: 'No product has the code "NO SUCH BAR"' }]
      expect((await check([BAR, "NO SUCH BAR", spelt, TUBE, "NO SUCH BAR"])).body).toEqual({ refused })
      expect((await check([FLAT])).body).toEqual({ refused: [] })
      for (const wrong of [[], [""], ["x".repeat(121)], Array.from({ length: MAX_CART_LINES + 1 }, () => BAR), BAR, null])
        expect([wrong, typeOf(await check(wrong))]).toEqual([wrong, [400, "invalid_data"]])
    })

    it("of five hundred different lines fills a cart, and one more is refused", async () => {
      const { id } = await carts.open(anonymous)
      const lines = Array.from({ length: MAX_CART_LINES }, (_, index) => row(BAR, { amount: String(index + 1) }))
      expect(cartOf(await addMany(id, lines)).items).toHaveLength(MAX_CART_LINES)
      expect(typeOf(await addMany(id, [row(TUBE)]))).toEqual([409, "cart_full"])
    })

    it("sent from two tabs at once leaves both in the cart", async () => {
      const { id } = await carts.open(anonymous)
      await Promise.all([addMany(id, [row(BAR), row(TUBE)]), addMany(id, [row(BAR), row(FLAT)])])
      const { items } = cartOf(await carts.see(id, anonymous))
      expect(items.map(({ productCode, pieces }) => `${productCode} x ${pieces}`).sort()).toEqual(
        [`${BAR} x 2`, `${FLAT} x 1`, `${TUBE} x 1`].sort(),
      )
    })

    it("never reaches the cart of somebody else", async () => {
      const { id } = await carts.open(approved())
      expect((await addMany(id, [row(BAR)], stranger())).status).toBe(404)
    })

    it("is never a fault of the server, whatever is sent", async () => {
      const { id } = await carts.open(anonymous)
      await fc.assert(
        fc.asyncProperty(fc.array(hostileBodies(row(BAR)), { maxLength: 4 }), async (lines) => {
          expect((await addMany(id, lines as object[])).status).toBeLessThan(500)
        }),
        { numRuns: 30 },
      )
    })
  })
})
