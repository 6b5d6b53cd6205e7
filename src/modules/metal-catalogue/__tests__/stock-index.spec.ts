import type { StockIndex } from "@billet/backend/catalogue/engine"
import { Client } from "pg"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { eventually } from "../../../../integration-tests/support/eventually"
import { barNamed, heatFields } from "../../../../integration-tests/support/feed-rows"
import { importHeats, importStock } from "../../../../integration-tests/support/module-feeds"

const [FIRST, SECOND, THIRD] = ["718 RB 04500 SA120", "4140 RB 06000 QT110", "316L RB 02000 ANN"] as const
const reserved = (inches: number, code: string = FIRST) => [
  { line_id: `li_${code}`, product_code: code, mils: inches * 1000, piece_mils: 1000 },
]

catalogueModuleTests(({ service, dbConfig, MikroOrmWrapper }) => {
  describe("The stock index", () => {
    let index: StockIndex
    const clients: Client[] = []

    const connected = async () => {
      const client = new Client({ connectionString: dbConfig.clientUrl })
      await client.connect()
      clients.push(client)
      return client
    }
    const inches = (code: string) => index.get(code)?.availableInches
    const shows = (code: string, expected: number | undefined) =>
      eventually(
        () => inches(code),
        (value) => value === expected,
      )
    /** A transaction that has changed one item's stock and has not committed. */
    const openChange = async (code: string, onHand: number) => {
      const client = await connected()
      await client.query("begin")
      await client.query(
        "update metal_stock_level set on_hand_mils = $2 where item_id = (select id from metal_stock_item where product_code = $1)",
        [code, onHand * 1000],
      )
      return client
    }

    beforeEach(async () => {
      await importStock(service, [barNamed(FIRST), barNamed(SECOND)])
      index = await service.stockIndex()
    })
    afterEach(async () => {
      await service.__hooks.onApplicationShutdown()
      await Promise.all(clients.splice(0).map((client) => client.end()))
    })

    it("holds what the tables hold", async () => {
      expect(index.size).toBe(2)
      const stored = await service.readCatalogueItems({})
      expect(stored.map(({ id: _id, variantId: _variantId, ...item }) => item)).toEqual(
        [SECOND, FIRST].map((code) => index.get(code)),
      )
    })

    it("shows a reservation soon after it is committed, and its release", async () => {
      await service.reserveLines("cart_1", reserved(100))
      const took = await shows(FIRST, 260)
      await service.releaseReservations({ cartId: "cart_1" })
      await shows(FIRST, 360)
      // One poll is 100 ms; the rest is room for a busy machine.
      expect(took).toBeLessThan(2_000)
    })

    it("shows new items, changed ones and withdrawals of a feed, and the levels that heats give", async () => {
      await importStock(service, [
        barNamed(FIRST, { productName: "Renamed" }),
        barNamed(THIRD, { availableInches: "99", availablePieces: "1" }),
      ])
      await eventually(
        () => index.get(THIRD),
        (item) => item?.availableInches === 99,
      )
      await eventually(
        () => index.get(SECOND),
        (item) => item?.withdrawn === true,
      )
      expect(index.get(FIRST)?.productName).toBe("Renamed")
      await importHeats(service, [heatFields({ productCode: FIRST, pieces: "1", lengthsInInches: "55.5" })])
      await shows(FIRST, 55.5)
    })

    it("forgets an item that is deleted", async () => {
      const [item] = await service.listStockItems({ product_code: FIRST })
      await service.softDeleteStockItems([item?.id ?? ""])
      await eventually(
        () => index.get(FIRST),
        (found) => found === undefined,
      )
      expect(index.size).toBe(1)
    })

    it("misses nothing when transactions commit in another order than they began", async () => {
      const early = await openChange(FIRST, 111)
      const late = await openChange(SECOND, 222)
      await late.query("commit")
      await shows(SECOND, 222)
      // Several polls go by while the earlier transaction is still open.
      await service.reserveLines("cart_1", reserved(1, SECOND))
      await shows(SECOND, 221)
      expect(inches(FIRST)).toBe(360)
      await early.query("commit")
      await shows(FIRST, 111)
    })

    it("never shows what was rolled back", async () => {
      const doomed = await openChange(FIRST, 111)
      await doomed.query("rollback")
      await service.reserveLines("cart_1", reserved(1, SECOND))
      await shows(SECOND, 359)
      expect(inches(FIRST)).toBe(360)
    })

    it("catches up after the tables could not be read for a while", async () => {
      await MikroOrmWrapper.getManager().execute("alter table metal_stock_change rename to metal_stock_change_away")
      const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined)
      await eventually(
        () => warned.mock.calls.length,
        (calls) => calls > 0,
      )
      warned.mockRestore()
      await MikroOrmWrapper.getManager().execute("alter table metal_stock_change_away rename to metal_stock_change")
      await service.reserveLines("cart_1", reserved(100))
      await shows(FIRST, 260)
    })

    it("equals the tables after a crowd of changes at once", async () => {
      const codes = Array.from({ length: 30 }, (_, at) => `718 RB 0${at + 10}00 SA`)
      await importStock(
        service,
        codes.map((code) => barNamed(code)),
      )
      await Promise.all(codes.map((code, at) => service.reserveLines(`cart_${at}`, reserved(at + 1, code))))
      await Promise.all(codes.map((_, at) => (at % 2 ? service.releaseReservations({ cartId: `cart_${at}` }) : null)))
      await Promise.all(codes.map((code, at) => shows(code, at % 2 ? 360 : 359 - at)))
    })

    it("keeps its log of changes for an hour", async () => {
      await MikroOrmWrapper.getManager().execute("update metal_stock_change set changed_at = now() - interval '59 minutes'")
      const count = async () => {
        const [row] = (await MikroOrmWrapper.getManager().execute("select count(*)::int as count from metal_stock_change")) as {
          count: number
        }[]
        return row?.count
      }
      const before = await count()
      await service.pruneChanges()
      expect(await count()).toBe(before)
      await MikroOrmWrapper.getManager().execute("update metal_stock_change set changed_at = now() - interval '61 minutes'")
      await service.pruneChanges()
      expect(await count()).toBe(0)
    })
  })
})
