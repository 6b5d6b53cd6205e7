import type { FeedCounts, FeedKind } from "@billet/backend/contract"
import fc from "fast-check"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { barNamed, heatCsv, heatFields, stockCsv, type HeatFields, type StockFields } from "../../../../integration-tests/support/feed-rows"
import { importFeed, importHeats, importStock, rejectionsOf } from "../../../../integration-tests/support/module-feeds"
import { openFeed } from "../feed/open-feed"
import { previewFeed } from "../feed/preview-feed"

const CODES = ["718 RB 01000 SA", "718 RB 02000 SA", "718_RB_02000_SA", "718 RB 03000 SA", "718 RB 04000 SA"]
const HEAT_IDS = ["S1", "S2", "S3", "S4"]

/** A row that may be new, changed, unchanged, broken, or a second one of its code. */
const stockRow: fc.Arbitrary<StockFields> = fc
  .record({
    productCode: fc.constantFrom(...CODES),
    averageCostPerLb: fc.constantFrom("21.7413", "9.5", ""),
    coid: fc.constantFrom("INC", "INC,EUR"),
    stockType: fc.constantFrom("round", "round", "round", "hexagon"),
    isPopularItem: fc.constantFrom("true", "0"),
  })
  .map(({ productCode, ...changes }) => barNamed(productCode, changes))
const heatRow: fc.Arbitrary<HeatFields> = fc
  .record({
    stockItemId: fc.constantFrom(...HEAT_IDS),
    productCode: fc.constantFrom(...CODES, "NO SUCH CODE"),
    lengthsInInches: fc.constantFrom("120|120|120", "120|120|60.5", "120"),
    yieldStrengthKsi: fc.constantFrom("", "150", "150.123456789"),
  })
  .map((changes) => heatFields(changes))

const countsOf = ({ newRows, changedRows, unchangedRows, withdrawnRows, rejectedRows }: FeedCounts) => ({
  new_rows: newRows,
  changed_rows: changedRows,
  unchanged_rows: unchangedRows,
  withdrawn_rows: withdrawnRows,
  rejected_rows: rejectedRows,
})

catalogueModuleTests(({ service, MikroOrmWrapper }) => {
  const query = async (text: string) => (await MikroOrmWrapper.getManager().execute(text)) as unknown[]
  const everything = async () => [
    await query("select * from metal_stock_item order by id"),
    await query("select * from metal_heat order by id"),
    await query("select * from metal_stock_level order by id"),
    await query("select * from metal_feed_import order by id"),
    await query("select seq from metal_stock_change order by seq"),
  ]
  const preview = (kind: FeedKind, content: string) => previewFeed(service, kind, openFeed({ kind, content }))
  const agrees = async (kind: FeedKind, content: string) => {
    const before = await everything()
    const said = await preview(kind, content)
    expect(await everything()).toEqual(before)
    const done = await importFeed(service, kind, content)
    expect(done).toMatchObject({ total_rows: said.totalRows, ...countsOf(said) })
    expect(said.rejections).toEqual(await rejectionsOf(service, done.id))
  }

  describe("The preview of a feed", () => {
    it("writes nothing and counts what any stock feed then does, row by row", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(stockRow, { minLength: 1, maxLength: 8 }), (rows) => agrees("STOCK", stockCsv(rows))),
        { numRuns: 40 },
      )
    })

    it("does the same for heats, to the precision the tables keep", async () => {
      await importStock(service, [barNamed("718 RB 01000 SA"), barNamed("718 RB 02000 SA"), barNamed("718 RB 03000 SA")])
      await fc.assert(
        fc.asyncProperty(fc.array(heatRow, { minLength: 1, maxLength: 8 }), (rows) => agrees("HEATS", heatCsv(rows))),
        { numRuns: 40 },
      )
    })

    it("agrees on codes that come twice in batches of their own", async () => {
      const many = Array.from({ length: 600 }, (_, index) => barNamed(`625 RB ${String(index).padStart(5, "0")} SA`))
      await agrees("STOCK", stockCsv([...many, ...many.slice(0, 3), barNamed("625_RB_00007_SA")]))
      await agrees("STOCK", stockCsv([...many, ...many.slice(0, 3)]))
      const heats = many.map(({ productCode }, index) => heatFields({ productCode, stockItemId: `H${index}` }))
      await agrees("HEATS", heatCsv([...heats, ...heats.slice(0, 2)]))
    })

    it("shows each change in the columns and units of the feed, and that a withdrawn item comes back", async () => {
      await importStock(service, [barNamed("718 RB 01000 SA"), barNamed("718 RB 02000 SA")])
      await importStock(service, [barNamed("718 RB 01000 SA")])
      const changed = barNamed("718 RB 01000 SA", { productSize: "4.750", outerDiameter: "4.750", averageCostPerKg: "", coid: "INC,EUR" })
      const { samples } = await preview("STOCK", stockCsv([changed, barNamed("718 RB 02000 SA")]))
      expect(samples.changed).toEqual([
        {
          key: "718 RB 01000 SA",
          fields: [
            { field: "productSize", before: "4.500", after: "4.750" },
            { field: "outerDiameter", before: "4.5", after: "4.75" },
            { field: "coid", before: "INC", after: "INC,EUR" },
            { field: "averageCostPerKg", before: "47.9314", after: "" },
          ],
        },
        { key: "718 RB 02000 SA", fields: [{ field: "withdrawn", before: "true", after: "false" }] },
      ])
    })

    it("shows the lengths of a heat as the feed writes them", async () => {
      await importStock(service, [barNamed("718 RB 01000 SA")])
      const heat = heatFields({ productCode: "718 RB 01000 SA" })
      await importHeats(service, [heat])
      const { samples } = await preview("HEATS", heatCsv([{ ...heat, lengthsInInches: "120|120|60.5", yieldStrengthKsi: "" }]))
      expect(samples.changed).toEqual([
        {
          key: "S000001",
          fields: [
            { field: "lengthsInInches", before: "120|120|120", after: "120|120|60.5" },
            { field: "yieldStrengthKsi", before: "150", after: "" },
          ],
        },
      ])
    })
  })
})
