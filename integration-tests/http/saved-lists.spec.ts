import type { BoughtItemsAnswer, SavedListAnswer, SavedListListAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { CartCalls, orderOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { BAR, SPARE_BARS } from "../support/shop-feeds"
import { shopTests } from "../support/test-shop"

const LISTS = "/store/metal-lists"
const FIRST = BAR
const SECOND = SPARE_BARS[0] ?? ""

const listIn = ({ status, body, text }: Reply): SavedListAnswer["list"] => {
  if (status !== 200 && status !== 201) throw new Error(`Expected a list, got ${status}: ${text}`)
  return (body as SavedListAnswer).list
}

shopTests(({ client, container, approved: buyer, stranger, anonymous }) => {
  const create = (name: string, as: Actor = buyer()) => client.post(LISTS, { name }, { as })
  const put = (id: string, lines: object[], as: Actor = buyer()) => client.post(`${LISTS}/${id}/lines`, { lines }, { as })
  const bar = { productCode: FIRST, amount: "12", unit: "in", pieces: 2 } as const

  describe("A saved list", () => {
    it("is made once however often it is asked for at once, in any case of its name", async () => {
      const replies = await Promise.all(["Mandrels", "mandrels", "MANDRELS", " Mandrels "].map((name) => create(name)))
      expect(new Set(replies.map((reply) => listIn(reply).id)).size).toBe(1)
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
      const { lists } = (await client.get(LISTS, { as: buyer() })).body as SavedListListAnswer
      expect(lists.filter(({ name }) => name.toLowerCase() === "mandrels")).toHaveLength(1)
    })

    it("holds a line of a code, amount and unit once, with the pieces that were said last", async () => {
      const { id } = listIn(await create("Housings"))
      const replies = await Promise.all(Array.from({ length: 6 }, () => put(id, [bar])))
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
      await put(id, [
        { ...bar, amount: "12.0", pieces: 5 },
        { ...bar, productCode: SECOND.toLowerCase() },
      ])
      const { lines } = listIn(await client.get(`${LISTS}/${id}`, { as: buyer() }))
      expect(lines.map(({ productCode, amount, pieces }) => [productCode, amount, pieces])).toEqual([
        [FIRST, "12", 5],
        [SECOND, "12", 2],
      ])
      const left = listIn(await client.delete(`${LISTS}/${id}/lines/${lines[0]?.id}`, { as: buyer() }))
      expect(left.lines.map(({ productCode }) => productCode)).toEqual([SECOND])
      expect((await client.delete(`${LISTS}/${id}/lines/${lines[0]?.id}`, { as: buyer() })).status).toBe(404)
    })

    it("tells what the stock has of each item now, and when an item is no longer sold or no longer there", async () => {
      const { id } = listIn(await create("As it is now"))
      const [line] = listIn(await put(id, [bar])).lines
      expect(line?.item).toEqual({
        productName: expect.stringContaining("718"),
        availabilityClass: expect.stringMatching(/Availability$/),
        availableInches: expect.any(Number),
        withdrawn: false,
      })
      const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
      const index = await catalogue.stockIndex()
      const item = index.get(FIRST)
      if (!item) throw new Error(`${FIRST} is not in the stock`)
      const itemNow = async () => listIn(await client.get(`${LISTS}/${id}`, { as: buyer() })).lines[0]?.item
      try {
        index.apply({ upsert: [{ ...item, withdrawn: true, searchTerms: [] }], remove: [] })
        expect(await itemNow()).toMatchObject({ availabilityClass: "unavailable", withdrawn: true })
        index.apply({ upsert: [], remove: [FIRST] })
        expect(await itemNow()).toBeNull()
      } finally {
        index.apply({ upsert: [{ ...item, searchTerms: [] }], remove: [] })
      }
    })

    it("takes nothing of a list with one unknown code, and says which row that is", async () => {
      const { id } = listIn(await create("With a slip"))
      const refused = await put(id, [bar, { ...bar, productCode: "NO SUCH BAR" }])
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({ fields: [{ field: "lines.1.productCode" }] })
      expect(listIn(await client.get(`${LISTS}/${id}`, { as: buyer() })).lines).toEqual([])
    })

    it("takes another name, but none that another own list has, and goes when it is removed", async () => {
      const { id } = listIn(await create("Old name"))
      await create("Taken")
      expect((await client.post(`${LISTS}/${id}`, { name: "taken" }, { as: buyer() })).status).toBe(409)
      expect((await client.post(`${LISTS}/${id}`, { name: "  " }, { as: buyer() })).status).toBe(400)
      expect(listIn(await client.post(`${LISTS}/${id}`, { name: "New name" }, { as: buyer() })).name).toBe("New name")
      expect((await client.delete(`${LISTS}/${id}`, { as: buyer() })).body).toEqual({ removed: true })
      expect((await client.get(`${LISTS}/${id}`, { as: buyer() })).status).toBe(404)
    })

    it("does not exist for anybody else", async () => {
      const list = listIn(await put(listIn(await create("Mine alone")).id, [bar]))
      const line = list.lines[0]?.id
      const tries = (as: Actor) => [
        client.get(`${LISTS}/${list.id}`, { as }),
        client.post(`${LISTS}/${list.id}`, { name: "Theirs" }, { as }),
        put(list.id, [bar], as),
        client.delete(`${LISTS}/${list.id}/lines/${line}`, { as }),
        client.delete(`${LISTS}/${list.id}`, { as }),
      ]
      expect((await Promise.all(tries(stranger()))).map(({ status }) => status)).toEqual(Array(5).fill(404))
      expect((await Promise.all(tries(anonymous))).map(({ status }) => status)).toEqual(Array(5).fill(401))
      expect(listIn(await client.get(`${LISTS}/${list.id}`, { as: buyer() }))).toEqual(list)
    })

    it("is no fifty-first, however many are asked for at once", async () => {
      const replies = await Promise.all(Array.from({ length: 53 }, (_, index) => create(`List ${index}`, stranger())))
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(50)
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(3)
    })
  })

  describe("What was bought before", () => {
    it("stands once per item as it was ordered last, for its buyer alone", async () => {
      const carts = new CartCalls(client)
      for (const pieces of [1, 2]) orderOf(await carts.order(await carts.filled(buyer(), { ...bar, pieces }), buyer()))
      const { items } = (await client.get("/store/metal-bought-items", { as: buyer() })).body as BoughtItemsAnswer
      expect(items.filter(({ productCode, amount }) => productCode === FIRST && amount === "12")).toEqual([
        expect.objectContaining({ pieces: 2, timesOrdered: 2, orderNumber: expect.stringMatching(/^SO-/) }),
      ])
      expect(items[0]?.itemTotal).toBeGreaterThan(0)
      expect(items[0]?.oneHeat).toBe(false)
      expect((await client.get("/store/metal-bought-items", { as: stranger() })).body).toEqual({ items: [] })
      expect((await client.get("/store/metal-bought-items", { as: anonymous })).status).toBe(401)
    })
  })
})
