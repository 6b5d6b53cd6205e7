import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { StockIndex } from "@billet/backend/catalogue/engine"
import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import { eventually } from "../../../../integration-tests/support/eventually"
import { barNamed } from "../../../../integration-tests/support/feed-rows"
import { importStock } from "../../../../integration-tests/support/module-feeds"
import { StockFollower } from "../search/stock-follower"
import { FORMAT, TRAILER } from "../snapshot/image-layout"
import { readImage } from "../snapshot/read-image"
import { StockSnapshots, type SnapshotTables } from "../snapshot/stock-snapshots"
import { writeImage } from "../snapshot/write-image"

const CODES = Array.from({ length: 12 }, (_, at) => `718 RB 0${at + 10}00 SA`)
const [FIRST = "", SECOND = "", THIRD = ""] = CODES
const AT_ONCE = { afterBuild: 0, every: 600_000, soonest: 0, manyChanges: 1000 }
const NEVER = { afterBuild: 600_000, every: 600_000, soonest: 600_000, manyChanges: Infinity }

catalogueModuleTests(({ service, MikroOrmWrapper }) => {
  describe("The kept stock index", () => {
    let folder: string
    let file: string
    const started: { follower: StockFollower; said: string[] }[] = []

    const sql = async (statement: string) => (await MikroOrmWrapper.getManager().execute(statement)) as Record<string, unknown>[]
    const reserve = (code: string, inches: number) =>
      service.reserveLines(`cart_${code}`, [{ line_id: `li_${code}`, product_code: code, mils: inches * 1000, piece_mils: 1000 }])
    /** A process that has started: its index, and what it said meanwhile. */
    const start = async (times = AT_ONCE, tables: SnapshotTables = service) => {
      const said: string[] = []
      const say = (line: string) => void said.push(line)
      const logger = { info: say, warn: say } as never
      const follower = new StockFollower(service, logger, new StockSnapshots(file, tables, logger, times))
      started.push({ follower, said })
      return { index: await follower.index(), follower, said }
    }
    const isKept = () => statSync(file, { throwIfNoEntry: false }) !== undefined
    /** Starts a process, lets it keep its index, and ends it. */
    const keep = async () => {
      const { follower, said } = await start()
      await eventually(
        () => said,
        (lines) => lines.some((line) => line.includes("items kept in")),
      )
      await follower.stop()
    }
    const expectAsTables = async (index: StockIndex) => {
      const stored = await service.readCatalogueItems({})
      expect(index.size).toBe(stored.length)
      expect(stored.map(({ productCode }) => index.get(productCode))).toEqual(
        stored.map(({ id: _id, variantId: _variantId, ...item }) => item),
      )
      const all = { text: [], filters: {}, ranges: {}, specialOnly: false, popularOnly: false, inStockRecordsOnly: false }
      const found = index.search({ ...all, sort: "size-asc", limit: 100, offset: 0, facets: true })
      expect(found.total).toBe(stored.length)
      expect(found.facets?.coid).toEqual([{ value: "INC", count: stored.length }])
    }
    const marked = (mark: string | null): SnapshotTables => ({
      stockMark: async () => mark,
      noteSnapshot: (id) => service.noteSnapshot(id),
      canFollowFrom: (id, cursor) => service.canFollowFrom(id, cursor),
    })
    const expectRebuilt = async (why: string, tables?: SnapshotTables) => {
      const { index, said } = await start(NEVER, tables)
      expect(said).toEqual([expect.stringContaining(why), expect.stringContaining("read in")])
      await expectAsTables(index)
    }

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "billet-kept-"))
      file = join(folder, "search", "stock.index")
      await importStock(
        service,
        CODES.map((code) => barNamed(code)),
      )
    })
    afterEach(async () => {
      await Promise.all(started.splice(0).map(({ follower }) => follower.stop()))
      rmSync(folder, { recursive: true, force: true })
    })

    it("is written after it was built, and the next process has it without reading the tables", async () => {
      await keep()
      const { index, said } = await start()
      expect(said).toEqual([expect.stringMatching(/^Stock index: 12 items in \d+ ms, kept, and 0 changes since$/)])
      await expectAsTables(index)
    })

    it("catches up with all that has changed since, and goes on following", async () => {
      await keep()
      await reserve(FIRST, 100)
      await importStock(
        service,
        [...CODES.slice(1), "718 RB 99000 NEW"].map((code) => barNamed(code, { productName: `Now ${code}` })),
      )
      const [third] = await service.listStockItems({ product_code: THIRD })
      await service.softDeleteStockItems([third?.id ?? ""])
      const { index } = await start()
      await expectAsTables(index)
      expect(index.get(FIRST)).toMatchObject({ withdrawn: true, availableInches: 260 })
      expect(index.get(SECOND)?.productName).toBe(`Now ${SECOND}`)
      expect(index.get(THIRD)).toBeUndefined()
      expect(index.get("718 RB 99000 NEW")).toBeDefined()
      await reserve(SECOND, 10)
      await eventually(
        () => index.get(SECOND)?.availableInches,
        (inches) => inches === 350,
      )
    })

    it("catches up with a change that was not committed yet when it was written", async () => {
      const manager = MikroOrmWrapper.forkManager()
      await manager.begin()
      await manager.execute(
        "update metal_stock_level set on_hand_mils = 111000 where item_id = (select id from metal_stock_item where product_code = ?)",
        [FIRST],
      )
      await keep()
      await manager.commit()
      const { index } = await start()
      expect(index.get(FIRST)?.availableInches).toBe(111)
      await expectAsTables(index)
    })

    it("is written again after many changes", async () => {
      await keep()
      const { follower, said } = await start({ ...AT_ONCE, manyChanges: 12 })
      await importStock(
        service,
        CODES.map((code) => barNamed(code, { productName: `Now ${code}` })),
      )
      await eventually(
        () => said,
        (lines) => lines.some((line) => line.includes("items kept in")),
      )
      await follower.stop()
      const { said: later, index } = await start(NEVER)
      expect(later.join()).toContain("12 items")
      expect(later.join()).toContain("0 changes since")
      await expectAsTables(index)
    })

    it("is built anew from the tables when it is damaged, and written again", async () => {
      await keep()
      const whole = readFileSync(file)
      truncateSync(file, whole.length - 100)
      await expectRebuilt("it is no whole image")
      whole[100] = (whole[100] ?? 0) ^ 1
      writeFileSync(file, whole)
      await expectRebuilt("its checksum is wrong")
      await keep()
      expect((await readImage(file))?.image.texts.productCodes).toHaveLength(CODES.length)
    })

    it("is built anew when it is of another format, or was made by another version", async () => {
      await keep()
      const kept = await readImage<{ code: string }>(file)
      if (!kept) throw new Error("nothing kept")
      const head = { ...kept.head, code: "another" }
      await writeImage(file, { head, image: kept.image }, { goesOn: () => true, beforeItCounts: async () => undefined })
      await expectRebuilt("it was made by another version")
      const bytes = readFileSync(file)
      bytes.writeUInt32LE(FORMAT - 1, bytes.length - TRAILER.length + TRAILER.format)
      writeFileSync(file, bytes)
      await expectRebuilt("it is of another format")
    })

    it("is built anew when the tables are others: of another database, or emptied behind the log's back", async () => {
      await keep()
      await expectRebuilt("it is of other tables", marked("another database"))
      const before = await service.stockMark()
      await sql("truncate metal_stock_level cascade")
      expect(await service.stockMark()).not.toBe(before)
      await expectRebuilt("it is of other tables")
    })

    it("is built anew when the database was put back to a moment before it", async () => {
      await keep()
      await sql("delete from metal_setting where key = 'stock-snapshots'")
      await expectRebuilt("the log of changes does not reach back to it")
    })

    it("is built anew when the log has forgotten changes that it does not know", async () => {
      await keep()
      await reserve(FIRST, 100)
      await sql("update metal_stock_change set changed_at = now() - interval '61 minutes'")
      await service.pruneChanges()
      await expectRebuilt("the log of changes does not reach back to it")
    })

    it("outlives the forgetting of changes that it knows", async () => {
      await sql("update metal_stock_change set changed_at = now() - interval '61 minutes'")
      await service.pruneChanges()
      await keep()
      await service.pruneChanges()
      const { said } = await start()
      expect(said.join()).toContain("kept, and 0 changes since")
    })

    it("is not written where nothing can be kept of the tables", async () => {
      await start(AT_ONCE, marked(null))
      await reserve(FIRST, 1)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(isKept()).toBe(false)
    })

    it("is left whole by processes that write it at once", async () => {
      const processes = await Promise.all([1, 2, 3, 4].map(() => start({ ...AT_ONCE, every: 0, manyChanges: 1 })))
      await Promise.all(CODES.map((code, at) => reserve(code, at + 1)))
      await eventually(
        () => processes.map(({ said }) => said.filter((line) => line.includes("items kept in")).length),
        (written) => written.every((times) => times > 0),
      )
      await Promise.all(processes.map(({ follower }) => follower.stop()))
      const { index, said } = await start(NEVER)
      expect(said.join()).toContain("kept, and")
      await expectAsTables(index)
    })
  })
})
