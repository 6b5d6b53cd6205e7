import { stockShortages } from "@billet/backend/orders"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { barNamed, heatFields } from "../../../../integration-tests/support/feed-rows"
import { importHeats, importStock } from "../../../../integration-tests/support/module-feeds"

jest.setTimeout(120_000)

const CODE = "718 RB 04500 SA120"

catalogueModuleTests(({ service }) => {
  const level = async () => {
    const [found] = await service.listStockLevels({ item: { product_code: CODE }, coid: "INC" })
    if (!found) throw new Error(`${CODE} has no level`)
    return found
  }
  const heat = async (stockItemId: string) => {
    const [found] = await service.listHeats({ stock_item_id: stockItemId })
    return (found?.lengths_mils as unknown as number[] | undefined)?.toSorted((a, b) => a - b)
  }
  /** An order of equal pieces, reserved and ready to be cut. */
  const ordered = async (name: string, inches: number, pieces: number, oneHeat = false) => {
    const line = { line_id: `li_${name}`, product_code: CODE, mils: inches * pieces * 1000, piece_mils: inches * 1000 }
    await service.reserveLines(`cart_${name}`, [line])
    await service.confirmReservations(`cart_${name}`, `order_${name}`)
    return [{ lineId: line.line_id, levelId: (await level()).id, pieceMils: inches * 1000, pieces, oneHeat }]
  }
  const statuses = async (orderId: string) => (await service.listBarCuts({ order_id: orderId })).map(({ status }) => status)

  beforeEach(async () => {
    await importStock(service, [barNamed(CODE)])
    await importHeats(service, [
      heatFields({ productCode: CODE, stockItemId: "S1", castNumber: "A1", pieces: "2", lengthsInInches: "120|40" }),
      heatFields({ productCode: CODE, stockItemId: "S2", castNumber: "A2", pieces: "1", lengthsInInches: "60" }),
    ])
  })

  describe("A cutting plan", () => {
    it("takes the bars that fit best and says whose they are", async () => {
      const { cuts, missing, uncharted } = await service.planCuts("order_a", await ordered("a", 24, 3))
      expect(cuts.map(({ heat, mils, offcutMils, kerfMils }) => [heat.cast_number, mils, offcutMils, kerfMils])).toEqual([
        ["A1", 40_000, 15_875, 125],
        ["A2", 60_000, 11_750, 250],
      ])
      expect([missing, uncharted]).toEqual([[], []])
      expect(await statuses("order_a")).toEqual(["PLANNED", "PLANNED"])
    })

    it("gives one bar to one of two orders that are planned at once", async () => {
      const [a, b] = [await ordered("a", 50, 1), await ordered("b", 50, 1)]
      const plans = await Promise.all([service.planCuts("order_a", a), service.planCuts("order_b", b)])
      expect(plans.flatMap(({ cuts }) => cuts.map(({ mils }) => mils)).toSorted()).toEqual([120_000, 60_000])
    })

    it("is not kept when pieces are missing, and keeps a line in one heat when it must", async () => {
      const lines = await ordered("a", 50, 2, true)
      expect((await service.planCuts("order_a", lines)).cuts.map(({ heat }) => heat.cast_number)).toEqual(["A1"])
      const tooMany = lines.map((line) => ({ ...line, pieces: 3 }))
      expect((await service.planCuts("order_a", tooMany)).missing).toEqual([{ lineId: "li_a", pieces: 3 }])
      expect(await statuses("order_a")).toEqual(["DROPPED"])
    })

    it("leaves others the bars that they were promised pieces of one heat from", async () => {
      const bound = (line_id: string, inches: number, pieces: number) => {
        const mils = { mils: inches * pieces * 1000, piece_mils: inches * 1000 }
        return { line_id, product_code: CODE, ...mils, one_heat_pieces: pieces }
      }
      const own = [bound("l1", 50, 2), bound("l2", 35, 1)]
      for (let times = 0; times < 2; times += 1) expect(await service.reserveLines("cart_a", own)).toHaveLength(2)
      const wish = bound("l3", 55, 2)
      await expect(service.reserveLines("cart_b", [wish])).rejects.toMatchObject({ code: "one_heat_unavailable" })
      expect(await service.readOneHeatLack("cart_b", wish)).toContain("at most 1 can")
      expect(await service.readOneHeatLack("cart_b", bound("l3", 55, 1))).toBeNull()
      expect((await service.planCuts("order_b", await ordered("b", 70, 1))).missing).toEqual([{ lineId: "li_b", pieces: 1 }])
      await service.releaseReservations({ cartId: "cart_a" })
      expect(await service.readOneHeatLack("cart_b", wish)).toBeNull()
      const level_id = (await level()).id
      const line = { lineId: "li_b", levelId: level_id, pieceMils: 70_000, pieces: 1, oneHeat: false }
      expect((await service.planCuts("order_b", [line])).missing).toEqual([])
    })

    it("frees its bars when the order is cancelled", async () => {
      await service.planCuts("order_a", await ordered("a", 50, 1))
      await service.releaseReservations({ orderId: "order_a" })
      expect(await statuses("order_a")).toEqual(["DROPPED"])
      expect((await service.planCuts("order_b", await ordered("b", 50, 1))).cuts.map(({ mils }) => mils)).toEqual([60_000])
    })
  })

  describe("Metal that is reserved", () => {
    const wish = (line_id: string, inches: number, pieces: number, product_code = CODE) => {
      return { line_id, product_code, mils: inches * pieces * 1000, piece_mils: inches * 1000, pieces }
    }

    it("is refused to pieces that no bars allow, with what they do allow, though there are inches enough", async () => {
      await expect(service.reserveLines("cart_a", [wish("l1", 50, 4)])).rejects.toMatchObject({
        ...{ code: "cutting_impossible", message: expect.stringContaining("at most 3 of these pieces can") },
      })
      expect((await level()).reserved_mils).toBe(0)
      expect(await service.reserveLines("cart_a", [wish("l1", 50, 3)])).toHaveLength(1)
    })

    it("is refused for no line that can be cut by itself, nor for what the cart held before", async () => {
      for (let times = 0; times < 2; times += 1)
        expect(await service.reserveLines("cart_a", [wish("l1", 50, 3), wish("l2", 55, 1)])).toHaveLength(2)
    })

    it("is told to a cart by the rule by which it is refused", async () => {
      const levels = await service.readFreeLevels("cart_a", [CODE])
      const line = { lineId: "l1", productCode: CODE, mils: 200_000, pieceMils: 50_000, pieces: 4 }
      expect(stockShortages([line], levels)).toMatchObject([{ lineId: "l1", availablePieces: 3 }])
    })

    it("is not cut from bars that others have planned to cut", async () => {
      await service.planCuts("order_a", await ordered("a", 110, 1))
      await expect(service.reserveLines("cart_b", [wish("l1", 70, 1)])).rejects.toMatchObject({ code: "cutting_impossible" })
    })

    it("is told by its inches alone where its bars are not listed", async () => {
      const unlisted = "718 RB 05500 SA120"
      await importStock(service, [barNamed(CODE), barNamed(unlisted)])
      const [found] = await service.listStockLevels({ item: { product_code: unlisted } })
      const longest = (found?.longest_mils ?? 0) / 1000
      expect(await service.reserveLines("cart_a", [wish("l1", longest * 0.75, 2, unlisted)])).toHaveLength(1)
    })
  })

  describe("What has been cut", () => {
    it("leaves the stock with the kerf, and offcuts of 6 in and more go back to their heat", async () => {
      await service.planCuts("order_a", await ordered("a", 24, 3))
      const before = await level()
      await Promise.all([service.deductReservations("order_a"), service.deductReservations("order_a")])
      expect(await statuses("order_a")).toEqual(["DONE", "DONE"])
      expect([await heat("S1"), await heat("S2")]).toEqual([[15_875, 120_000], [11_750]])
      const after = await level()
      expect(after.on_hand_mils).toBe(before.on_hand_mils - 72_000 - 375)
      expect(after).toMatchObject({ reserved_mils: 0, longest_mils: 120_000, pieces: 3 })
    })

    it("lies on the shelf in pieces when its order is cancelled: nothing is lost but the kerf and short ends", async () => {
      await service.planCuts("order_a", await ordered("a", 40, 2))
      const before = await level()
      await Promise.all(Array.from({ length: 2 }, () => service.releaseReservations({ orderId: "order_a", isCut: true })))
      expect(await statuses("order_a")).toEqual(["DROPPED", "DROPPED"])
      expect([await heat("S1"), await heat("S2")]).toEqual([
        [40_000, 120_000],
        [19_875, 40_000],
      ])
      expect(await level()).toMatchObject({
        ...{ on_hand_mils: before.on_hand_mils - 125, reserved_mils: before.reserved_mils - 80_000 },
        ...{ longest_mils: 120_000, pieces: 4 },
      })
      await service.planCuts("order_b", await ordered("b", 110, 1))
      await service.releaseReservations({ orderId: "order_b", isCut: true })
      expect(await level()).toMatchObject({ reserved_mils: 0, longest_mils: 110_000, pieces: 5 })
    })

    it("is lost with its short ends, but never takes what is promised to somebody else", async () => {
      await service.planCuts("order_a", await ordered("a", 57, 1))
      await ordered("b", 54, 3)
      await service.deductReservations("order_a")
      expect(await heat("S2")).toEqual([])
      expect(await level()).toMatchObject({ on_hand_mils: 162_000, reserved_mils: 162_000, pieces: 2 })
    })
  })
})
