import type { SavedListAnswer, SavedListListAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { CartCalls, cartOf, noticesOf, typeOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { BAR, LAST_BAR, SPARE_BARS } from "../support/shop-feeds"
import { shopTests } from "../support/test-shop"

const LISTS = "/store/metal-lists"
const [SPARE, WITHDRAWN] = SPARE_BARS

const listIn = ({ status, body, text }: Reply): SavedListAnswer["list"] => {
  if (status !== 200 && status !== 201) throw new Error(`Expected a list, got ${status}: ${text}`)
  return (body as SavedListAnswer).list
}
const held = (lines: { productCode: string; amount: string; pieces: number }[]) =>
  lines.map(({ productCode, amount, pieces }) => `${pieces} x ${amount} ${productCode}`)

shopTests(({ client, container, approved, colleague, stranger, pending, anonymous }) => {
  const carts = new CartCalls(client)
  const bar = { productCode: BAR, amount: "12", unit: "in", pieces: 2 }

  const saved = async (name: string, lines: object[], as: Actor, replace = false) => {
    const { id } = listIn(await client.post(LISTS, { name }, { as }))
    return listIn(await client.post(`${LISTS}/${id}/lines`, { lines, replace }, { as }))
  }
  const open = (cartId: string, body: object, as: Actor) => client.post(`/store/metal-carts/${cartId}/open-list`, body, { as })
  const names = async (as: Actor) =>
    ((await client.get(LISTS, { as })).body as SavedListListAnswer).lists.map(({ name, lineCount }) => `${name}: ${lineCount}`)
  const listNamed = async (name: string, as: Actor) => {
    const { lists } = (await client.get(LISTS, { as })).body as SavedListListAnswer
    return listIn(await client.get(`${LISTS}/${lists.find((list) => list.name === name)?.id}`, { as }))
  }

  describe("A saved cart", () => {
    it("is opened in place of the present one, which is kept under a name", async () => {
      const as = approved()
      const quarterly = await saved("Quarterly", [{ ...bar, productCode: SPARE, amount: "6" }], as)
      const { id } = await carts.filled(as, { amount: "12", pieces: 3 })
      const opened = await open(id, { listId: quarterly.id, keepAs: "Present" }, as)
      expect(held(cartOf(opened).items)).toEqual([`2 x 6 ${SPARE}`])
      expect(cartOf(opened).items[0]?.itemTotal).toBeGreaterThan(0)
      expect(noticesOf(opened)).toEqual(["What your cart held is kept as “Present”."])
      expect(held((await listNamed("Present", as)).lines)).toEqual([`3 x 12 ${BAR}`])
      expect(held(cartOf(await carts.see(id, as)).items)).toEqual([`2 x 6 ${SPARE}`])
    })

    it("keeps nothing twice, however often it is opened at once and back again", async () => {
      const as = approved()
      const [{ id }, present, quarterly] = [
        await carts.open(as),
        await listNamed("Present", as),
        await listNamed("Quarterly", as),
      ]
      const before = await names(as)
      const replies = await Promise.all(
        Array.from({ length: 6 }, () => open(id, { listId: present.id, keepAs: "Not needed" }, as)),
      )
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
      await open(id, { listId: quarterly.id, keepAs: "Nor this" }, as)
      expect(await names(as)).toEqual(before)
      expect(held(cartOf(await carts.see(id, as)).items)).toEqual([`2 x 6 ${SPARE}`])
    })

    it("loses nothing that comes into the cart while it is opened", async () => {
      const as = colleague()
      const job = await saved("Job", [bar], as)
      const { id } = await carts.filled(as, { productCode: SPARE, amount: "6" })
      const amounts = ["7", "8", "9"]
      await Promise.all([
        ...amounts.map((amount) => carts.add(id, { productCode: SPARE, amount }, as)),
        open(id, { listId: job.id, keepAs: "Before the job" }, as),
      ])
      const lists = ((await client.get(LISTS, { as })).body as SavedListListAnswer).lists
      const kept = await Promise.all(lists.map(async (list) => listIn(await client.get(`${LISTS}/${list.id}`, { as })).lines))
      const everything = new Set([...kept.flat(), ...cartOf(await carts.see(id, as)).items].map(({ amount }) => amount))
      expect([...everything].sort()).toEqual(["12", "6", "7", "8", "9"])
    })

    it("joins the present one by the merge rules where no name is given", async () => {
      const as = stranger()
      const list = await saved("More", [bar, { ...bar, productCode: SPARE, amount: "7" }], as)
      const { id } = await carts.filled(as, { amount: "12.0", pieces: 3 })
      expect(held(cartOf(await open(id, { listId: list.id }, as)).items)).toEqual([`5 x 12 ${BAR}`, `2 x 7 ${SPARE}`])
      expect(await names(as)).toEqual(["More: 2"])
    })

    it("takes no name of another list, and then changes nothing", async () => {
      const as = stranger()
      const [list, { id }] = [await saved("Third", [bar], as), await carts.open(as)]
      const before = held(cartOf(await carts.see(id, as)).items)
      expect(typeOf(await open(id, { listId: list.id, keepAs: "MORE" }, as))).toEqual([409, "list_name_taken"])
      expect(typeOf(await open(id, { listId: list.id, keepAs: " " }, as))).toEqual([400, "invalid_data"])
      expect(held(cartOf(await carts.see(id, as)).items)).toEqual(before)
    })

    it("says which items are gone and which the stock no longer has, and keeps them on the list", async () => {
      const as = approved()
      const long = { productCode: LAST_BAR, amount: "60", unit: "in", pieces: 2 }
      const list = await saved("Old needs", [bar, { ...bar, productCode: WITHDRAWN }, long], as)
      const bought = await carts.filled(colleague(), { productCode: LAST_BAR, amount: "24", pieces: 1 })
      expect((await carts.order(bought, colleague())).status).toBe(201)
      const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
      const [item] = await catalogue.listStockItems({ product_code: WITHDRAWN })
      await catalogue.updateStockItems({ id: item?.id ?? "", withdrawn: true })
      const { id } = await carts.open(as)
      const opened = await open(id, { listId: list.id, keepAs: "Between" }, as)
      expect(held(cartOf(opened).items)).toEqual([`2 x 12 ${BAR}`, `2 x 60 ${LAST_BAR}`])
      expect(noticesOf(opened)).toEqual([
        "What your cart held is kept as “Quarterly”.",
        `${WITHDRAWN} is no longer available. It stays on “Old needs”.`,
        `${LAST_BAR}: 2 x 60 in are more than is in stock now. Take fewer or shorter pieces.`,
      ])
      expect((await listNamed("Old needs", as)).lines).toHaveLength(3)
    })

    it("is replaced by what the cart holds now when its buyer says so", async () => {
      const as = approved()
      const list = await saved("Quarterly", [{ ...bar, amount: "30" }], as, true)
      expect(held(list.lines)).toEqual([`2 x 30 ${BAR}`])
    })

    it("is not opened when it holds nothing, is somebody else's, or by a visitor", async () => {
      const as = approved()
      const empty = listIn(await client.post(LISTS, { name: "Empty" }, { as }))
      const { id } = await carts.open(as)
      expect(typeOf(await open(id, { listId: empty.id }, as))).toEqual([409, "nothing_to_order"])
      const mine = await listNamed("Quarterly", as)
      const theirs = await carts.open(stranger())
      expect((await open(theirs.id, { listId: mine.id }, stranger())).status).toBe(404)
      expect((await open(theirs.id, { listId: mine.id }, as)).status).toBe(404)
      expect((await open(id, { listId: mine.id }, anonymous)).status).toBe(401)
      expect((await open((await carts.open(pending())).id, { listId: mine.id }, pending())).status).toBe(404)
    })
  })
})
