import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { barNamed, heatCsv, heatFields, stockCsv, stockFields, toNdjson } from "../../../../integration-tests/support/feed-rows"
import { importFeed, importHeats, importStock, runRows, takeFeed } from "../../../../integration-tests/support/module-feeds"
import { runFeedRows } from "../feed/run-feed-rows"
import type MetalCatalogueService from "../service"

const demo = (file: string) => readFileSync(join(__dirname, "../../../scripts/demo-data", file), "utf8")
const STOCK_ROWS = 4_800
const HEAT_ROWS = 13_377
/** The sum of the column availableInches of the stock feed, and of every length of the heat feed. */
const FEED_INCHES = 3_703_779

const manyBars = (count: number) =>
  Array.from({ length: count }, (_, index) => barNamed(`718 RB ${String(index).padStart(5, "0")} SA`))

catalogueModuleTests(({ service, MikroOrmWrapper }) => {
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await MikroOrmWrapper.getManager().execute(text, values)) as Row[]
  const one = async <Row>(text: string) => {
    const [row] = await query<Row>(text)
    if (!row) throw new Error(`No row came of ${text}`)
    return row
  }
  const changes = async () => (await one<{ count: number }>("select count(*)::int as count from metal_stock_change")).count
  const totals = () =>
    one<{ levels: number; inches: number }>(
      "select count(*)::int as levels, sum(on_hand_mils)::float8 / 1000 as inches from metal_stock_level",
    )
  /** Everything the feeds say, without the marks an import leaves. */
  const contents = async () => ({
    items: (await service.readCatalogueItems({})).map(({ id: _id, ...item }) => item),
    levels: await query(
      `select i.product_code, l.coid, l.on_hand_mils, l.reserved_mils, l.longest_mils, l.pieces from metal_stock_level l
       join metal_stock_item i on i.id = l.item_id order by 1, 2`,
    ),
    heats: await query(
      "select stock_item_id, coid, lengths_mils, cast_number, yield_strength_ksi, deleted_at is null as here from metal_heat order by 1",
    ),
  })
  const level = async (productCode: string, coid = "INC") => {
    const [row] = await query<{ on_hand: number; reserved: number; longest: number }>(
      `select l.on_hand_mils / 1000 as on_hand, l.reserved_mils / 1000 as reserved, l.longest_mils / 1000 as longest
       from metal_stock_level l join metal_stock_item i on i.id = l.item_id where i.product_code = ? and l.coid = ?`,
      [productCode, coid],
    )
    return row
  }

  describe("The supplier's feeds", () => {
    it("load whole, every inch of them, and say nothing new the second time", async () => {
      const stock = await importFeed(service, "STOCK", demo("stock.csv"))
      expect(stock).toMatchObject({ total_rows: STOCK_ROWS, new_rows: STOCK_ROWS, rejected_rows: 0 })
      expect((await totals()).inches).toBe(FEED_INCHES)
      const heats = await importFeed(service, "HEATS", demo("heats.csv"))
      expect(heats).toMatchObject({ total_rows: HEAT_ROWS, new_rows: HEAT_ROWS, rejected_rows: 0 })
      expect((await totals()).inches).toBe(FEED_INCHES)
      const items = await service.readCatalogueItems({})
      expect(items).toHaveLength(STOCK_ROWS)
      expect(items.reduce((sum, item) => sum + item.availableInches, 0)).toBe(FEED_INCHES)

      const before = { changes: await changes(), contents: await contents() }
      expect(await importFeed(service, "STOCK", demo("stock.csv"))).toMatchObject({
        unchanged_rows: STOCK_ROWS,
        new_rows: 0,
        changed_rows: 0,
        withdrawn_rows: 0,
      })
      expect(await importFeed(service, "HEATS", demo("heats.csv"))).toMatchObject({
        unchanged_rows: HEAT_ROWS,
        new_rows: 0,
        changed_rows: 0,
      })
      expect({ changes: await changes(), contents: await contents() }).toEqual(before)
    })

    it.each([
      ["semicolons", (rows: ReturnType<typeof manyBars>) => stockCsv(rows, { delimiter: ";" })],
      ["a byte order mark", (rows) => stockCsv(rows, { bom: true })],
      ["CRLF", (rows) => stockCsv(rows, { eol: "\r\n" })],
      ["semicolons, a byte order mark and CRLF", (rows) => stockCsv(rows, { delimiter: ";", bom: true, eol: "\r\n" })],
      ["blank lines between rows and none at the end", (rows) => stockCsv(rows).replace(/\n/g, "\n\n").trimEnd()],
      ["JSON lines", (rows) => toNdjson(rows)],
      ["JSON lines with a byte order mark and CRLF", (rows) => `\uFEFF${toNdjson(rows).replace(/\n/g, "\r\n")}`],
    ])("mean the same with %s", async (_name, write) => {
      const rows = [
        ...manyBars(3),
        stockFields({
          productCode: "4140 TB 06000",
          stockType: "tube",
          productType: "Tube",
          productSize: "6.000-3.000",
          outerDiameter: "6",
          insideDiameter: "3",
          coid: "INC,EUR",
        }),
        stockFields({
          productCode: "316L FL",
          productName: 'Flat 3/4" bar, 4" wide; annealed',
          stockType: "flat",
          productSize: "4.000-0.750",
          outerDiameter: "",
        }),
      ]
      await importStock(service, rows)
      const before = await contents()
      expect(await importFeed(service, "STOCK", write(rows))).toMatchObject({
        unchanged_rows: rows.length,
        changed_rows: 0,
        new_rows: 0,
        rejected_rows: 0,
      })
      expect(await contents()).toEqual(before)
    })

    it("mean the same as JSON lines when they are heats", async () => {
      await importStock(service, [stockFields()])
      const rows = [heatFields(), heatFields({ stockItemId: "S2", yieldStrengthKsi: "", lengthsInInches: "10.5|20|30.125" })]
      await importHeats(service, rows)
      expect(await importFeed(service, "HEATS", toNdjson(rows))).toMatchObject({ unchanged_rows: 2, rejected_rows: 0 })
    })

    it("leave alone what another code's row changes, and log only what changed", async () => {
      const rows = manyBars(5)
      await importStock(service, rows)
      const before = await changes()
      const feed = await importStock(
        service,
        rows.map((row, index) => (index === 2 ? { ...row, averageCostPerLb: "1.5" } : row)),
      )
      expect(feed).toMatchObject({ changed_rows: 1, unchanged_rows: 4 })
      expect((await changes()) - before).toBe(1)
    })
  })

  describe("An interrupted import", () => {
    const rows = manyBars(1_300)

    /** A service whose process dies in its `n`th batch, before it is written or after. */
    const dyingIn = (n: number, moment: "before" | "after"): MetalCatalogueService => {
      let batches = 0
      const die = async (run: () => Promise<unknown>) => {
        batches += 1
        if (batches === n && moment === "before") throw new Error("killed")
        await run()
        if (batches === n) throw new Error("killed")
      }
      return new Proxy(service, {
        get: (target, name) =>
          name === "applyStockBatch"
            ? (batch: Parameters<typeof service.applyStockBatch>[0]) => die(() => target.applyStockBatch(batch))
            : Reflect.get(target, name),
      })
    }
    const finished = async (id: string) => {
      await runRows(service, id)
      const feed = await service.retrieveFeedImport(id)
      expect(feed).toMatchObject({
        next_row: 1_300,
        total_rows: 1_300,
        new_rows: 1_300,
        changed_rows: 0,
        unchanged_rows: 0,
        rejected_rows: 0,
      })
      expect(await service.listStockItems({}, { take: null })).toHaveLength(1_300)
      expect((await totals()).inches).toBe(1_300 * 360)
    }

    it.each([
      [2, "before", 500],
      [2, "after", 1_000],
    ] as const)("goes on where it stood when it is killed in batch %d %s it is written", async (batch, moment, cursor) => {
      const id = await takeFeed(service, "STOCK", stockCsv(rows))
      await service.startFeedImport(id)
      await expect(runFeedRows(dyingIn(batch, moment), await service.retrieveFeedImport(id))).rejects.toThrow("killed")
      expect((await service.retrieveFeedImport(id)).next_row).toBe(cursor)
      await finished(id)
    })

    it("leaves nothing of a batch in whose middle the connection died", async () => {
      await query(`create function kill_me() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`)
      await query(`create trigger kill_in_the_middle before insert on metal_stock_level for each row
        when (new.id like '%') execute function kill_me()`)
      await query("alter table metal_stock_level disable trigger kill_in_the_middle")
      const id = await takeFeed(service, "STOCK", stockCsv(rows))
      await service.startFeedImport(id)
      const feed = await service.retrieveFeedImport(id)
      await expect(runFeedRows(dyingIn(1, "after"), feed)).rejects.toThrow("killed")
      await query("alter table metal_stock_level enable trigger kill_in_the_middle")
      await expect(runFeedRows(service, await service.retrieveFeedImport(id))).rejects.toThrow()
      await query("drop trigger kill_in_the_middle on metal_stock_level")
      expect((await service.retrieveFeedImport(id)).next_row).toBe(500)
      expect(await service.listStockItems({}, { take: null })).toHaveLength(500)
      await finished(id)
    })

    it("is not run by two processes at once: one writes each batch, the other stops", async () => {
      const id = await takeFeed(service, "STOCK", stockCsv(rows))
      await service.startFeedImport(id)
      const feed = await service.retrieveFeedImport(id)
      const results = await Promise.allSettled([runFeedRows(service, feed), runFeedRows(service, feed)])
      expect(results.map(({ status }) => status).sort()).toContain("rejected")
      await finished(id)
    })
  })

  describe("Feeds of one kind", () => {
    it("run one after the other: a second one waits, one of the other kind does not", async () => {
      const [first, second, heats] = await Promise.all([
        takeFeed(service, "STOCK", stockCsv(manyBars(1))),
        takeFeed(service, "STOCK", stockCsv(manyBars(1))),
        takeFeed(service, "HEATS", heatCsv([])),
      ])
      const started = await Promise.allSettled([first, second].map((id) => service.startFeedImport(id)))
      expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      const refused = started.find((result) => result.status === "rejected")
      expect(refused).toMatchObject({ reason: { code: "import_running" } })
      await expect(service.startFeedImport(heats)).resolves.toBeUndefined()
    })

    it("are run once: what is completed or cancelled does not start again", async () => {
      const { id } = await importStock(service, manyBars(2))
      await expect(service.startFeedImport(id)).rejects.toMatchObject({ code: "import_over" })
      await service.updateFeedImports({ id, status: "CANCELLED" })
      await expect(service.startFeedImport(id)).rejects.toMatchObject({ code: "import_over" })
    })
  })

  describe("Withdrawals", () => {
    it("take out of sale what a feed leaves out, and put it back when it is listed again", async () => {
      await importStock(service, manyBars(4))
      const feed = await importStock(service, manyBars(3))
      expect(feed).toMatchObject({ withdrawn_rows: 1, unchanged_rows: 3 })
      const [gone] = await service.readCatalogueItems({ codes: ["718 RB 00003 SA"] })
      expect(gone).toMatchObject({ withdrawn: true })
      expect(await importStock(service, manyBars(4))).toMatchObject({ changed_rows: 1, unchanged_rows: 3 })
      expect((await service.readCatalogueItems({})).filter((item) => item.withdrawn)).toEqual([])
    })

    it("are counted against what was in sale before, so that new codes cannot hide them", async () => {
      await importStock(service, manyBars(10))
      const id = await takeFeed(
        service,
        "STOCK",
        stockCsv([...manyBars(2), ...Array.from({ length: 90 }, (_, index) => barNamed(`NEW ${index}`))]),
      )
      await runRows(service, id)
      expect(await service.countMissing({ id, kind: "STOCK" })).toEqual({ missing: 8, standing: 100 })
      expect((await service.retrieveFeedImport(id)).new_rows).toBe(90)
    })
  })

  describe("Levels", () => {
    const CODE = "718 RB 04500 SA120"
    const reserve = (inches: number) =>
      service.reserveLines("cart_1", [{ line_id: "li_1", product_code: CODE, mils: inches * 1000, piece_mils: 1000 }])

    it("keep what is reserved when a stock feed lowers them", async () => {
      await importStock(service, [stockFields()])
      await reserve(300)
      await importStock(service, [stockFields({ availableInches: "100", availablePieces: "1" })])
      expect(await level(CODE)).toEqual({ on_hand: 300, reserved: 300, longest: 100 })
      await importStock(service, [stockFields({ availableInches: "0", availablePieces: "0" })])
      expect(await level(CODE)).toMatchObject({ on_hand: 300, reserved: 300 })
      await service.releaseReservations({ cartId: "cart_1" })
      await importStock(service, [stockFields({ availableInches: "100", availablePieces: "1" })])
      expect(await level(CODE)).toEqual({ on_hand: 100, reserved: 0, longest: 100 })
    })

    it("keep what is reserved when a heat feed lowers them or leaves the item out", async () => {
      await importStock(service, [stockFields(), barNamed("OTHER")])
      await importHeats(service, [heatFields()])
      await reserve(300)
      await importHeats(service, [heatFields({ pieces: "1", lengthsInInches: "50" })])
      expect(await level(CODE)).toEqual({ on_hand: 300, reserved: 300, longest: 50 })
      await importHeats(service, [heatFields({ stockItemId: "S9", productCode: "OTHER" })])
      expect(await level(CODE)).toEqual({ on_hand: 300, reserved: 300, longest: 0 })
    })

    it("are the sum of the heats at each company, and the longest of their bars", async () => {
      await importStock(service, [stockFields({ coid: "INC,EUR", availableInches: "500", availablePieces: "5" })])
      await importHeats(service, [
        heatFields(),
        heatFields({ stockItemId: "S2", coid: "EUR", pieces: "2", lengthsInInches: "60.5|79.5" }),
        heatFields({ stockItemId: "S3", coid: "EUR", pieces: "1", lengthsInInches: "61" }),
      ])
      expect([await level(CODE), await level(CODE, "EUR")]).toEqual([
        { on_hand: 360, reserved: 0, longest: 120 },
        { on_hand: 201, reserved: 0, longest: 79 },
      ])
      await importHeats(service, [heatFields()])
      expect(await level(CODE, "EUR")).toEqual({ on_hand: 0, reserved: 0, longest: 0 })
    })

    it("move with an item without heats when the feed names another company for it", async () => {
      await importStock(service, [stockFields({ coid: "INC" })])
      await importStock(service, [stockFields({ coid: "EUR,INC" })])
      expect([await level(CODE), await level(CODE, "EUR")]).toEqual([
        { on_hand: 0, reserved: 0, longest: 0 },
        { on_hand: 360, reserved: 0, longest: 120 },
      ])
    })

    it("stand under no company for what a mill makes to order", async () => {
      await importStock(service, [stockFields({ coid: "INC" })])
      await importStock(service, [stockFields({ coid: "" })])
      expect([await level(CODE), await level(CODE, "")]).toEqual([
        { on_hand: 0, reserved: 0, longest: 0 },
        { on_hand: 360, reserved: 0, longest: 120 },
      ])
    })
  })
})
