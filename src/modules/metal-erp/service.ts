import type { FeedKind } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import type { DataSource } from "typeorm"
import { erpDataSource } from "./connection"
import { readMapping, type ErpMapping } from "./mapping"
import { backFrom, newestMark, readPage, toFeedRow, type ErpRow, type Mark, type Reading } from "./read-rows"
import { HEATS, STOCK } from "./tables"
import { writeOrder, type ErpOrder } from "./write-order"

/** `url` of the supplier's database, `mapping` the path of the file that names its tables; neither where there is none. */
type Options = { url?: string; mapping?: string }

const TABLES: Record<FeedKind, string> = { STOCK, HEATS }

/** The supplier's own database: reads stock and heats out of it and writes orders into it. It keeps nothing of its own. */
class MetalErpService {
  private readonly mapping: ErpMapping | null
  private connecting: Promise<DataSource> | null = null

  constructor(
    _container: Record<string, unknown>,
    private readonly options: Options = {},
  ) {
    this.mapping = options.url && options.mapping ? readMapping(options.mapping) : null
  }

  __hooks = {
    onApplicationShutdown: async () => {
      const source = await this.connecting?.catch(() => null)
      this.connecting = null
      if (source?.isInitialized) await source.destroy()
    },
  }

  /** Since when orders are written into the supplier's database; null where they are not. */
  get ordersSince(): Date | null {
    return this.mapping?.orders ? new Date(this.mapping.orders.since) : null
  }

  /** How a feed is read: row by row as they change, whole with or without withdrawing what is missing, or not at all. */
  waysOf(kind: FeedKind): { changes: boolean; whole: boolean; withdraws: boolean } {
    if (kind === "HEATS") return { changes: false, whole: Boolean(this.mapping?.heats), withdraws: true }
    const stock = this.mapping?.stock
    return {
      changes: Boolean(stock?.changed),
      whole: Boolean(stock && (stock.withdraw || !stock.changed)),
      withdraws: Boolean(stock?.withdraw),
    }
  }

  /** Begins to read what changed since a mark, or everything without one; null where nothing is new. */
  async beginReading(since: Mark | null): Promise<Reading | null> {
    const stock = this.stock()
    const upTo = await newestMark(await this.source(), STOCK)
    if (upTo === null) return null
    return { from: since && backFrom(since, stock.overlap), upTo, after: null }
  }

  /** The next rows of a reading, at most 5,000, as the stock feed has them; `reading` is null when they were the last. */
  async readOn(reading: Reading): Promise<{ rows: ErpRow[]; reading: Reading | null }> {
    const { columns } = this.stock()
    const { rows, last } = await readPage(await this.source(), STOCK, reading)
    return { rows: rows.map((row) => toFeedRow(row, columns)), reading: last === null ? null : { ...reading, after: last } }
  }

  /** Every row of a table as the feed of its kind has it, a page at a time. */
  async *readWhole(kind: FeedKind): AsyncGenerator<ErpRow[]> {
    const columns = kind === "STOCK" ? this.stock().columns : this.needed(this.mapping?.heats, "heats").columns
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(await this.source(), TABLES[kind], { from: null, after })
      if (page.last === null) return
      yield page.rows.map((row) => toFeedRow(row, columns))
      after = page.last
    }
  }

  /** Brings an order into the supplier's tables; repeating it, or an older state of it, changes nothing. */
  async writeOrder(order: ErpOrder): Promise<void> {
    const { columns, lines } = this.needed(this.mapping?.orders, "orders")
    await writeOrder(await this.source(), order, { order: columns, line: lines.columns })
  }

  private stock() {
    return this.needed(this.mapping?.stock, "stock")
  }

  private needed<Part>(part: Part | undefined, name: string): Part {
    if (part) return part
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `The mapping of the ERP names no ${name}`)
  }

  /** The connection; a failed attempt is not remembered. */
  private async source(): Promise<DataSource> {
    const { url } = this.options
    if (!url || !this.mapping) throw new MedusaError(MedusaError.Types.NOT_FOUND, "No ERP is configured")
    this.connecting ??= erpDataSource(url, this.mapping).initialize()
    try {
      return await this.connecting
    } catch (error) {
      this.connecting = null
      throw error
    }
  }
}

export default MetalErpService
