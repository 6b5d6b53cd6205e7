import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { barNamed, heatFields } from "../../../../integration-tests/support/feed-rows"
import { importHeats, importStock } from "../../../../integration-tests/support/module-feeds"

jest.setTimeout(120_000)

const CODE = "718 RB 04500 SA120"
const OTHER = "4140 RB 06000 QT110"
const MANY = Array.from({ length: 8 }, (_, index) => `316L RB 0${index}000 ANN`)

const line = (lineId: string, inches: number, pieceInches = inches, productCode = CODE) => ({
  line_id: lineId,
  product_code: productCode,
  mils: inches * 1000,
  piece_mils: pieceInches * 1000,
})

const won = <T>(results: PromiseSettledResult<T>[]) => results.filter(({ status }) => status === "fulfilled").length
const reasons = <T>(results: PromiseSettledResult<T>[]) => [
  ...new Set(
    results.flatMap((result) => (result.status === "rejected" ? String((result.reason as { code?: string }).code) : [])),
  ),
]

catalogueModuleTests(({ service, MikroOrmWrapper }) => {
  const levelRow = async (coid = "INC", productCode = CODE) => {
    const [item] = await service.listStockItems({ product_code: productCode })
    const [found] = await service.listStockLevels({ item_id: item?.id ?? "", coid })
    if (!found) throw new Error(`${productCode} has no level at ${coid}`)
    return found
  }
  const level = async (coid?: string, productCode?: string) => {
    const { on_hand_mils, reserved_mils } = await levelRow(coid, productCode)
    return { onHand: on_hand_mils / 1000, reserved: reserved_mils / 1000 }
  }
  /** What every level holds in reserve against what the live reservations add up to. */
  const differences = async () =>
    (await MikroOrmWrapper.getManager().execute(
      `select l.id from metal_stock_level l
       left join metal_reservation r on r.stock_level_id = l.id and r.status in ('HELD', 'RESERVED')
       group by l.id having l.reserved_mils <> coalesce(sum(r.mils), 0)`,
    )) as unknown[]

  beforeEach(async () => {
    await importStock(service, [barNamed(CODE), barNamed(OTHER)])
  })

  describe("The stock ledger", () => {
    it("holds inches for a cart, ties them to its order and takes them out of stock when it ships", async () => {
      expect(await service.reserveLines("cart_1", [line("li_1", 100)])).toEqual([{ ...line("li_1", 100), coid: "INC" }])
      expect(await level()).toEqual({ onHand: 360, reserved: 100 })
      await service.confirmReservations("cart_1", "order_1")
      expect(await level()).toEqual({ onHand: 360, reserved: 100 })
      expect(await service.deductReservations("order_1")).toBe(1)
      expect(await level()).toEqual({ onHand: 260, reserved: 0 })
    })

    it("does nothing the second time it confirms, releases or deducts", async () => {
      await service.reserveLines("cart_1", [line("li_1", 100)])
      await service.reserveLines("cart_2", [line("li_2", 50)])
      for (const orderId of ["order_1", "order_again"]) await service.confirmReservations("cart_1", orderId)
      expect((await service.listReservations({ cart_id: "cart_1" })).map((row) => row.order_id)).toEqual(["order_1"])
      expect(await service.deductReservations("order_again")).toBe(0)
      expect([await service.deductReservations("order_1"), await service.deductReservations("order_1")]).toEqual([1, 0])
      expect(await service.releaseReservations({ orderId: "order_1" })).toBe(0)
      const released = [
        await service.releaseReservations({ cartId: "cart_2" }),
        await service.releaseReservations({ cartId: "cart_2" }),
      ]
      expect(released).toEqual([1, 0])
      expect(await level()).toEqual({ onHand: 260, reserved: 0 })
    })

    it("gives an order's inches back when it is cancelled, and a cart's only while no order exists", async () => {
      await service.reserveLines("cart_1", [line("li_1", 100)])
      await service.confirmReservations("cart_1", "order_1")
      expect(await service.releaseReservations({ cartId: "cart_1" })).toBe(0)
      expect(await service.releaseReservations({ orderId: "order_1" })).toBe(1)
      expect(await level()).toEqual({ onHand: 360, reserved: 0 })
    })

    it("replaces what an interrupted attempt of the same cart held", async () => {
      await service.reserveLines("cart_1", [line("li_1", 300, 100)])
      await service.reserveLines("cart_1", [line("li_1", 200, 100)])
      expect(await level()).toEqual({ onHand: 360, reserved: 200 })
    })

    it("keeps the earlier hold when the new attempt does not fit", async () => {
      await service.reserveLines("cart_1", [line("li_1", 300, 100)])
      await expect(service.reserveLines("cart_1", [line("li_1", 361, 100)])).rejects.toMatchObject({ code: "insufficient_stock" })
      expect(await level()).toEqual({ onHand: 360, reserved: 300 })
    })

    it("reserves every line or none", async () => {
      await expect(service.reserveLines("cart_1", [line("li_1", 100), line("li_2", 400, 120, OTHER)])).rejects.toMatchObject({
        code: "insufficient_stock",
        message: expect.stringContaining(OTHER),
      })
      expect([await level(), await level("INC", OTHER)]).toEqual([
        { onHand: 360, reserved: 0 },
        { onHand: 360, reserved: 0 },
      ])
      expect(await service.listReservations({})).toEqual([])
    })

    it("counts two lines of one cart on the same bar together", async () => {
      await expect(service.reserveLines("cart_1", [line("li_1", 200, 100), line("li_2", 200, 100)])).rejects.toMatchObject({
        code: "insufficient_stock",
      })
      await service.reserveLines("cart_1", [line("li_1", 200, 100), line("li_2", 160, 80)])
      expect(await level()).toEqual({ onHand: 360, reserved: 360 })
    })

    it("sells no piece longer than the longest bar, however much there is in all", async () => {
      await expect(service.reserveLines("cart_1", [line("li_1", 121)])).rejects.toMatchObject({ code: "insufficient_stock" })
      await service.reserveLines("cart_1", [line("li_1", 120)])
      expect(await level()).toEqual({ onHand: 360, reserved: 120 })
    })

    it("takes each line from the first company in the item's list that has the length", async () => {
      await importStock(service, [barNamed(CODE, { coid: "EUR,INC" }), barNamed(OTHER)])
      await importHeats(service, [
        heatFields({ stockItemId: "S1", productCode: CODE, coid: "EUR", pieces: "1", lengthsInInches: "60" }),
        heatFields({ stockItemId: "S2", productCode: CODE, coid: "INC", pieces: "2", lengthsInInches: "120|120" }),
        heatFields({ stockItemId: "S3", productCode: OTHER }),
      ])
      const reserved = await service.reserveLines("cart_1", [line("li_1", 50), line("li_2", 50), line("li_3", 10)])
      expect(reserved.map(({ coid }) => coid)).toEqual(["EUR", "INC", "EUR"])
    })

    it("refuses an item that was withdrawn and a code nobody knows", async () => {
      await importStock(service, [barNamed(OTHER)])
      await expect(service.reserveLines("cart_1", [line("li_1", 1)])).rejects.toMatchObject({ code: "insufficient_stock" })
      await expect(service.reserveLines("cart_1", [line("li_1", 1, 1, "NO SUCH")])).rejects.toMatchObject({
        code: "insufficient_stock",
      })
    })

    it("answers that stock is short for a length beyond any table", async () => {
      await expect(service.reserveLines("cart_1", [line("li_1", 999_999_900, 100)])).rejects.toMatchObject({
        code: "insufficient_stock",
      })
    })

    it("is backed by the database, which refuses to hold more than there is", async () => {
      const { id } = await levelRow()
      const set = (reserved: number) =>
        MikroOrmWrapper.getManager().execute("update metal_stock_level set reserved_mils = ? where id = ?", [reserved, id])
      await expect(set(360_001)).rejects.toThrow("metal_stock_level_never_oversold")
      await expect(set(-1)).rejects.toThrow("metal_stock_level_never_oversold")
      await expect(set(360_000)).resolves.toBeDefined()
    })
  })

  describe("Many buyers at once", () => {
    it.each([
      [50, 30, 12],
      [200, 7, 51],
      [50, 120, 3],
    ])("%d carts wanting %d in each of 360 in: %d win and nothing is sold twice", async (carts, inches, winners) => {
      const results = await Promise.allSettled(
        Array.from({ length: carts }, (_, index) => service.reserveLines(`cart_${index}`, [line(`li_${index}`, inches)])),
      )
      expect(reasons(results)).toEqual(["insufficient_stock"])
      expect(won(results)).toBe(winners)
      expect(await level()).toEqual({ onHand: 360, reserved: winners * inches })
      expect(await differences()).toEqual([])
    })

    it("all take from the first company in the list while it has the length", async () => {
      await importStock(service, [barNamed(CODE, { coid: "EUR,INC" }), barNamed(OTHER, { coid: "EUR,INC" })])
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          service.reserveLines(`cart_${index}`, [line(`a_${index}`, 1), line(`b_${index}`, 1, 1, OTHER)]),
        ),
      )
      expect(new Set(results.flat().map(({ coid }) => coid))).toEqual(new Set(["EUR"]))
    })

    it("gives an order's inches back once, however many ask at the same moment", async () => {
      await service.reserveLines("cart_1", [line("li_1", 100)])
      await service.confirmReservations("cart_1", "order_1")
      const asked = Array.from({ length: 20 }, (_, index) =>
        index % 2 ? service.releaseReservations({ orderId: "order_1" }) : service.deductReservations("order_1"),
      )
      const counts = await Promise.all(asked)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect((await level()).reserved).toBe(0)
      expect(await differences()).toEqual([])
    })

    it("never lock each other out with their lines in opposite order, nor while orders are cancelled and ship", async () => {
      await importStock(
        service,
        MANY.map((code) => barNamed(code, { availableInches: "100000", availablePieces: "100" })),
      )
      const cart = async (index: number) => {
        const lines = MANY.map((code, position) => line(`li_${index}_${position}`, 1, 1, code))
        await service.reserveLines(`cart_${index}`, index % 2 ? lines : lines.reverse())
        await service.confirmReservations(`cart_${index}`, `order_${index}`)
        if (index % 3 === 0) await service.releaseReservations({ orderId: `order_${index}` })
        if (index % 3 === 1) await service.deductReservations(`order_${index}`)
      }
      const results = await Promise.allSettled(Array.from({ length: 90 }, (_, index) => cart(index)))
      expect(results.flatMap((result) => (result.status === "rejected" ? String(result.reason) : []))).toEqual([])
      for (const code of MANY) expect(await level("INC", code)).toEqual({ onHand: 100_000 - 30, reserved: 30 })
    })

    it("keep ordering while feeds change the same levels", async () => {
      const rows = (inches: number) =>
        MANY.map((code) => barNamed(code, { availableInches: String(inches), availablePieces: "100" }))
      await importStock(service, rows(100_000))
      const heats = (length: number) =>
        MANY.map((code, index) =>
          heatFields({ stockItemId: `S${index}`, productCode: code, pieces: "2", lengthsInInches: `${length}|${length}` }),
        )
      const buy = async (index: number) => {
        const lines = MANY.map((code, position) => line(`li_${index}_${position}`, 1, 1, code))
        await service.reserveLines(`cart_${index}`, index % 2 ? lines : lines.reverse())
        await service.releaseReservations({ cartId: `cart_${index}` })
      }
      const feeds = async () => {
        for (const inches of [90_000, 80_000, 70_000]) await importStock(service, rows(inches).reverse())
        for (const inches of [1100, 1000, 900]) await importHeats(service, heats(inches).reverse())
      }
      const results = await Promise.allSettled([feeds(), ...Array.from({ length: 120 }, (_, index) => buy(index))])
      expect(results.flatMap((result) => (result.status === "rejected" ? String(result.reason) : []))).toEqual([])
      for (const code of MANY) expect(await level("INC", code)).toEqual({ onHand: 1800, reserved: 0 })
    })
  })
})
