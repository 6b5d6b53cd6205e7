import type { AddLineBody, BoughtItemsAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { CartCalls, cartOf, noticesOf, orderOf, typeOf } from "../support/cart-calls"
import type { Actor } from "../support/http-client"
import { Ledgers } from "../support/ledgers"
import { adminOrderOf, OrderCalls } from "../support/order-calls"
import { BAR, SPARE_BARS } from "../support/shop-feeds"
import { createBuyer } from "../support/shop-people"
import { createStaff, type StaffActor } from "../support/staff"
import { shopTests } from "../support/test-shop"

/** Each has two heats: one with bars of 120 and 40 in, one with a bar of 60 in. 360 in are in stock. */
const [FIRST, SECOND, THIRD, FOURTH] = SPARE_BARS
const UNLISTED = SPARE_BARS[4]

shopTests(({ client, container, companyId, approved, anonymous }) => {
  const carts = new CartCalls(client)
  const orders = new OrderCalls(client)
  const ledgers = new Ledgers(container)
  const catalogue = () => container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
  let clerk: StaffActor
  let people = 0
  const newBuyer = () =>
    createBuyer(container(), client, `heat buyer ${(people += 1)}`, {
      ...{ status: "APPROVED", access: "PREMIUM", companyId: companyId() },
    })
  const listHeats = async (productCode: string) => {
    const [item] = await catalogue().listStockItems({ product_code: productCode })
    const heat = (cast: string, mils: number[]) => ({
      ...{ stock_item_id: `${productCode} ${cast}`, coid: "INC", mill_id: "M9", cast_number: cast, pieces: mils.length },
      ...{ lengths_mils: mils as unknown as Record<string, unknown>, melt_country: "US", base_specification: "" },
      ...{ certificate_type: "3.1", item_id: item?.id ?? "" },
    })
    await catalogue().createHeats([heat("LONG", [120_000, 40_000]), heat("SHORT", [60_000])])
  }
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "heat clerk")
    for (const code of [FIRST, SECOND, THIRD, FOURTH]) await listHeats(code)
  })
  const bound = (productCode: string, amount: string, pieces: number): Partial<AddLineBody> => ({
    ...{ productCode, amount, pieces, oneHeat: true },
  })
  const process = (id: string, body: object = {}) => orders.verb("process", id, clerk, { body })
  const started = async (line: Partial<AddLineBody>, as: Actor) => {
    const order = orderOf(await carts.orderNear(await carts.filled(as, line), as))
    adminOrderOf(await orders.verb("start", order.id, clerk))
    return order
  }

  describe("Pieces of one heat", () => {
    it("stand on a line of their own, which joins the other when its heats are left open", async () => {
      const as = await newBuyer()
      const { id } = await carts.filled(as, { ...bound(FIRST, "20", 2), oneHeat: false })
      const cart = cartOf(await carts.add(id, bound(FIRST, "20", 2), as))
      expect(cart.items.map(({ pieces, oneHeat }) => [pieces, oneHeat ?? false])).toEqual([
        [2, false],
        [2, true],
      ])
      expect(cart.items[0]?.itemTotal).toBe(cart.items[1]?.itemTotal)
      const more = cartOf(await carts.add(id, bound(FIRST, "20.0", 1), as))
      expect(more.items.map(({ pieces }) => pieces)).toEqual([2, 3])
      const joined = cartOf(await carts.change(id, more.items[1]?.id ?? "", { oneHeat: false }, as))
      expect(joined.items.map(({ pieces, oneHeat }) => [pieces, oneHeat ?? false])).toEqual([[5, false]])
    })

    it("are refused at once where no heat has them all, with how many one has", async () => {
      const as = await newBuyer()
      const { id } = await carts.open(as)
      const tooMany = await carts.add(id, bound(FIRST, "50", 3), as)
      expect(typeOf(tooMany)).toEqual([409, "one_heat_unavailable"])
      expect(tooMany.text).toContain(`Not all of 3 x 50 in of ${FIRST} can come from one heat: at most 2 can.`)
      expect(typeOf(await carts.add(id, bound(UNLISTED, "20", 2), as))).toEqual([409, "one_heat_unavailable"])
      expect(typeOf(await carts.add(id, bound(UNLISTED, "20", 2), anonymous))).toEqual([404, "not_found"])
      const { items } = cartOf(await carts.add(id, bound(FIRST, "50", 2), as))
      expect(typeOf(await carts.change(id, items[0]?.id ?? "", { pieces: 3 }, as))).toEqual([409, "one_heat_unavailable"])
      expect(cartOf(await carts.change(id, items[0]?.id ?? "", { pieces: 1 }, as)).items[0]?.pieces).toBe(1)
      const many = await client.post(
        `/store/metal-carts/${id}/lines/many`,
        { lines: [{ ...bound(SECOND, "50", 9), unit: "in" }] },
        { as },
      )
      expect(typeOf(many)).toEqual([409, "one_heat_unavailable"])
    })

    it("are promised to one of two who order them at the same moment, and none of the metal is lost", async () => {
      const buyers = [await newBuyer(), await newBuyer()]
      const before = await ledgers.metal(SECOND)
      const filled = await Promise.all(buyers.map((as) => carts.filled(as, bound(SECOND, "50", 2))))
      const ready = await Promise.all(filled.map(async ({ id }, at) => cartOf(await carts.see(id, buyers[at] as Actor))))
      const replies = await Promise.all(ready.map((cart, at) => carts.order(cart, buyers[at] as Actor)))
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(replies.map(typeOf)).toContainEqual([409, "one_heat_unavailable"])
      expect(await ledgers.metal(SECOND)).toEqual({ ...before, reserved: before.reserved + 100 })
    })

    it("come from one heat when they are cut, also after others took bars in between", async () => {
      const [as, other] = [await newBuyer(), await newBuyer()]
      const order = await started(bound(THIRD, "38", 3), as)
      const between = await started({ productCode: THIRD, amount: "35", pieces: 1 }, other)
      adminOrderOf(await process(between.id))
      const cutting = adminOrderOf(await process(order.id)).cutting
      expect(cutting?.bars.map(({ castNumber, barInches }) => `${castNumber} ${barInches}`).sort()).toEqual([
        "LONG 120",
        "LONG 40",
      ])
      const own = orderOf(await client.get(`/store/metal-orders/${order.orderNumber}`, { as }))
      expect(own.items.map(({ oneHeat }) => oneHeat)).toEqual([true])
      expect(own.heats.map(({ castNumber, pieces }) => [castNumber, pieces])).toEqual([["LONG", 3]])
      const bought = (await client.get("/store/metal-bought-items", { as })).body as BoughtItemsAnswer
      expect(bought.items).toMatchObject([{ productCode: THIRD, amount: "38", pieces: 3, oneHeat: true }])
      const paper = await client.get(`/store/metal-orders/${order.orderNumber}/documents/acknowledgement.pdf`, { as })
      expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, "%PDF-"])
    })

    it("are never split by the desk: it is told why, and the order waits", async () => {
      const order = await started(bound(FOURTH, "50", 2), await newBuyer())
      const [heat] = await catalogue().listHeats({ stock_item_id: `${FOURTH} LONG` })
      await catalogue().updateHeats({ id: heat?.id ?? "", lengths_mils: [60_000] as unknown as Record<string, unknown> })
      const refused = await process(order.id)
      expect(typeOf(refused)).toEqual([409, "cutting_impossible"])
      expect(refused.text).toContain("no heat in stock has them all, and they must not be split over heats")
      const unplanned = await process(order.id, { withoutPlan: true })
      expect(typeOf(unplanned)).toEqual([409, "cutting_impossible"])
      expect(unplanned.text).toContain("were ordered from one heat")
      const seen = await orders.see(order.id, clerk)
      expect([seen.orderStatus, seen.cutting?.missing.map(({ pieces }) => pieces)]).toEqual(["IN_PROGRESS", [2]])
      await catalogue().updateHeats({ id: heat?.id ?? "", lengths_mils: [120_000] as unknown as Record<string, unknown> })
      expect(adminOrderOf(await process(order.id)).orderStatus).toBe("PROCESSED")
    })

    it("are a wish that a saved list keeps, and says when it can no longer be met", async () => {
      const as = approved()
      const { list } = (await client.post("/store/metal-lists", { name: "Bound" }, { as })).body as { list: { id: string } }
      const lines = [
        { ...bound(FIRST, "50", 2), unit: "in" },
        { ...bound(FIRST, "50", 2), unit: "in", oneHeat: false },
        { productCode: BAR, amount: "6", unit: "in", pieces: 1 },
      ]
      const put = await client.post(`/store/metal-lists/${list.id}/lines`, { lines }, { as })
      expect(put.body).toMatchObject({ list: { lines: [{ oneHeat: true }, { oneHeat: false }, { oneHeat: false }] } })
      await started(bound(FIRST, "50", 2), await newBuyer())
      const { id } = await carts.open(as)
      const opened = await client.post(`/store/metal-carts/${id}/open-list`, { listId: list.id }, { as })
      expect(cartOf(opened).items.map(({ oneHeat }) => oneHeat ?? false)).toEqual([true, false, false])
      expect(noticesOf(opened)).toEqual([
        `Not all of 2 x 50 in of ${FIRST} can come from one heat: at most 1 can. Take fewer, or leave the heat open.`,
      ])
      expect(typeOf(await carts.order(cartOf(opened), as))).toEqual([409, "one_heat_unavailable"])
    })
  })
})
