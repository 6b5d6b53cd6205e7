import { buildStockIndex, type StockIndex } from "@billet/backend/catalogue/engine"
import type { CatalogueItem } from "@billet/backend/contract"
import type { Logger } from "@medusajs/framework/types"
import type { StockSnapshots } from "../snapshot/stock-snapshots"
import type { CatalogueItemFilter, StoredCatalogueItem } from "../sql/read-catalogue-items"
import { CURSOR_AT_START, type ChangeCursor } from "../../shared/change-cursor"
import type { StockIndexState } from "../../shared/stock-index-holder"
import { indexRows, toIndexRow } from "./search-terms"

/** What the follower reads of the tables. */
export type StockSource = {
  cursorNow: () => Promise<ChangeCursor>
  readChanges: (cursor: ChangeCursor) => Promise<{ codes: string[]; next: ChangeCursor }>
  readCatalogueItems: (filter: CatalogueItemFilter) => Promise<StoredCatalogueItem[]>
  streamCatalogueItems: (take: (item: CatalogueItem) => void) => Promise<void>
}

const POLL_MILLISECONDS = 50
/** Of a snapshot so far behind more is new than old: building the index anew is faster. */
const SHARE_WORTH_FOLLOWING = 1 / 4
const ALWAYS_WORTH_FOLLOWING = 10_000
const AT_ONCE = 5000

/**
 * Keeps an in-memory index equal to the stock tables: loaded once, from a snapshot where there is one, then following every
 * committed change.
 */
export class StockFollower {
  private loading: Promise<StockIndex> | null = null
  private followed: StockIndex | null = null
  /** When a change was last taken in, and when the index was last known to equal the tables. */
  private changedAt: Date | null = null
  private equalAt = 0
  private timer: NodeJS.Timeout | null = null
  private stopped = false
  private cursor: ChangeCursor = CURSOR_AT_START
  /** Where the log stood when the index last changed. */
  private changedFrom: ChangeCursor = CURSOR_AT_START

  constructor(
    private readonly source: StockSource,
    private readonly logger: Logger,
    private readonly snapshots: StockSnapshots | null = null,
  ) {}

  /** The index, loaded on first use. A failed load is tried again by the next caller. */
  async index(): Promise<StockIndex> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = null
      throw error
    })
    return await this.loading
  }

  /** Whether searches are answered at once. */
  isLoaded(): boolean {
    return this.followed !== null
  }

  /** How fresh the index is; null before it is loaded. */
  async state(): Promise<StockIndexState | null> {
    if (!this.followed) return null
    return {
      items: this.followed.size,
      changedAt: this.changedAt?.toISOString() ?? null,
      lagMilliseconds: Date.now() - this.equalAt,
      snapshotAt: (await this.snapshots?.keptAt())?.toISOString() ?? null,
    }
  }

  /**
   * A whole number that grows whenever the index changes; null before it is loaded. Another server's number for the same
   * stock may differ, but of two numbers the greater one never stands for the older stock by more than a server lags behind.
   */
  version(): number | null {
    return this.followed ? Number(this.changedFrom.split(":")[1]) : null
  }

  /** Loads before anybody asks, so that nobody waits for it. */
  loadAhead(): void {
    this.index().catch((error: unknown) => this.logger.warn(`The stock index could not be loaded yet: ${String(error)}`))
  }

  async stop(): Promise<void> {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.snapshots?.stop()
  }

  private async load(): Promise<StockIndex> {
    const index = (await this.fromSnapshot()) ?? (await this.fromTables())
    this.followed = index
    this.equalAt = Date.now()
    this.changedFrom = this.cursor
    this.follow(index)
    return index
  }

  private async fromSnapshot(): Promise<StockIndex | null> {
    const started = Date.now()
    const kept = await this.snapshots?.load()
    if (!kept) return null
    const { index } = kept
    const { codes, next } = await this.source.readChanges(kept.cursor)
    if (codes.length > Math.max(ALWAYS_WORTH_FOLLOWING, index.size * SHARE_WORTH_FOLLOWING)) return null
    await this.take(index, codes)
    this.cursor = next
    this.logger.info(`Stock index: ${index.size} items in ${Date.now() - started} ms, kept, and ${codes.length} changes since`)
    return index
  }

  private async fromTables(): Promise<StockIndex> {
    const started = Date.now()
    this.cursor = await this.source.cursorNow()
    const builder = buildStockIndex()
    const toRow = indexRows()
    await this.source.streamCatalogueItems((item) => builder.add(toRow(item)))
    const read = Date.now() - started
    const index = builder.finish()
    this.logger.info(`Stock index: ${index.size} items in ${Date.now() - started} ms, read in ${read} ms`)
    this.snapshots?.built()
    return index
  }

  private follow(index: StockIndex): void {
    if (this.stopped) return
    this.timer = setTimeout(() => void this.catchUp(index).finally(() => this.follow(index)), POLL_MILLISECONDS)
    this.timer.unref()
  }

  private async catchUp(index: StockIndex): Promise<void> {
    try {
      const began = Date.now()
      const { codes, next } = await this.source.readChanges(this.cursor)
      await this.take(index, codes)
      this.cursor = next
      this.equalAt = began
      if (codes.length > 0) this.changedFrom = next
      // No change is applied before this is done: changes come in here alone.
      if (this.snapshots?.isDue()) await this.snapshots.take(index, this.cursor)
    } catch (error) {
      this.logger.warn(`Stock index could not follow changes, trying again: ${String(error)}`)
    }
  }

  private async take(index: StockIndex, codes: string[]): Promise<void> {
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      const some = codes.slice(at, at + AT_ONCE)
      const items = await this.source.readCatalogueItems({ codes: some })
      const found = new Set(items.map((item) => item.productCode))
      index.apply({ upsert: items.map(toIndexRow), remove: some.filter((code) => !found.has(code)) })
    }
    if (codes.length) this.changedAt = new Date()
    this.snapshots?.changed(codes.length)
  }
}
