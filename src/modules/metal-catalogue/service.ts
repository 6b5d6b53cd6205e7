import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import type { CatalogueItem, FeedKind } from "@billet/backend/contract"
import type { StockIndex } from "@billet/backend/catalogue/engine"
import type { Context, Logger, SearchTypes } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { METAL_ITEM_INDEX, STOCK_CHANGED } from "../shared/search-names"
import { sqlOf } from "../shared/sql-of"
import { offerStockIndex, withdrawStockIndex, type StockIndexSource } from "../shared/stock-index-holder"
import { BarCut } from "./models/bar-cut"
import { Certificate } from "./models/certificate"
import { FeedImport } from "./models/feed-import"
import { FeedRejection } from "./models/feed-rejection"
import { Heat } from "./models/heat"
import { Reservation } from "./models/reservation"
import { Setting } from "./models/setting"
import { StockItem } from "./models/stock-item"
import { StockLevel } from "./models/stock-level"
import { applyHeatBatch } from "./sql/apply-heat-batch"
import { applyStockBatch } from "./sql/apply-stock-batch"
import { findHeats, type HeatCriteria } from "./sql/find-heats"
import type { FeedBatch, HeatFeedRow, StockFeedRow } from "./sql/feed-batch"
import { dropCuts, planCuts, readCuttingPlan, type LineToCut } from "./sql/plan-cuts"
import { keepCertificate, type NewCertificate } from "./sql/keep-certificate"
import { recountLevels } from "./sql/recount-levels"
import { readStockSums } from "./sql/read-stock-sums"
import { readCatalogueItems, type CatalogueItemFilter } from "./sql/read-catalogue-items"
import { handOnChanges, hasChangesToHandOn, readHandedOn, startHandingOn, stopHandingOn } from "./sql/hand-on-changes"
import { cursorNow, type ChangeCursor } from "../shared/change-cursor"
import { pruneChanges, readChanges } from "./sql/read-changes"
import { startFeedImport } from "./sql/start-feed-import"
import { streamCatalogueItems } from "./sql/stream-catalogue-items"
import { canFollowFrom, noteSnapshot, stockMark } from "./sql/stock-snapshots"
import { SearchFeeder } from "./search/search-feeder"
import { StockFollower } from "./search/stock-follower"
import { StockSnapshots, type SnapshotTimes } from "./snapshot/stock-snapshots"
import { confirmReservations, deductReservations, releaseReservations, type ReleaseOf } from "./sql/settle-reservations"
import { reserveLines, type LineToReserve, type ReservedLine } from "./sql/reserve-lines"
import { readFreeLevels } from "./sql/read-free-levels"
import { readLevelsInSale } from "./sql/read-levels-in-sale"
import { oneHeatLack } from "./sql/one-heat"
import { moveFeedImport, type FeedImportMove } from "./sql/move-feed-import"
import { countMissing, readUnlisted, withdrawMissing } from "./sql/withdraw-missing"

type Sql = Context<SqlEntityManager>
type Needed = { logger: Logger; search: SearchTypes.ISearchModuleService }
/**
 * `feedsSearch`: a search provider with documents of its own has to be told of changes. `loadsAhead`: of the stock index.
 * `snapshot`: the file that keeps it from one start to the next. `feedAddresses`: where the feeds of every night lie.
 */
type Options = {
  feedsSearch?: boolean
  loadsAhead?: boolean
  snapshot?: string
  snapshotTimes?: SnapshotTimes
  feedAddresses?: Partial<Record<FeedKind, string>>
}
type TakeCodes = (codes: string[]) => Promise<void>

/**
 * Stock, heats, reservations and feed imports. Lengths are whole thousandths of an inch (mils), costs whole
 * ten-thousandths of a US dollar. Reserving is one conditional statement per level, backed by a CHECK.
 */
class MetalCatalogueService extends MedusaService({
  StockItem,
  StockLevel,
  Heat,
  BarCut,
  Certificate,
  Reservation,
  FeedImport,
  FeedRejection,
  Setting,
}) {
  private readonly follower: StockFollower
  private readonly snapshots: StockSnapshots | null
  private readonly feeder: SearchFeeder | null
  private readonly held: StockIndexSource

  constructor(
    container: Needed,
    private readonly options: Options = {},
    private readonly declaration: { worker_mode?: string } = {},
  ) {
    super(container, options, declaration)
    const { snapshot: file, snapshotTimes } = options
    this.snapshots = file ? new StockSnapshots(file, this, container.logger, snapshotTimes) : null
    this.follower = new StockFollower(this, container.logger, this.snapshots)
    // Beside everything else that a start has to do.
    if (this.loadsAhead()) this.snapshots?.readAhead()
    this.held = {
      index: () => this.stockIndex(),
      count: async () => (await this.listAndCountStockItems({}, { take: 1 }))[1],
      state: async () => await this.follower.state(),
    }
    const feeds = options.feedsSearch && declaration.worker_mode !== "server"
    this.feeder = feeds ? this.feederOf(container) : null
    offerStockIndex(this.held)
  }

  __hooks = {
    onApplicationStart: async () => {
      const { feedsSearch } = this.options
      if (feedsSearch !== undefined) await (feedsSearch ? this.startHandingOn() : this.stopHandingOn())
      this.feeder?.start()
      if (this.loadsAhead()) this.follower.loadAhead()
    },
    onApplicationShutdown: async () => {
      this.feeder?.stop()
      await this.follower.stop()
      withdrawStockIndex(this.held)
    },
  }

  private loadsAhead(): boolean {
    return Boolean(this.options.loadsAhead) && this.declaration.worker_mode !== "worker"
  }

  private feederOf(container: Needed): SearchFeeder {
    const outbox = { hasChanges: () => this.hasChangesToHandOn(), handOn: (take: TakeCodes) => this.handOnChanges(take) }
    // Asked for when it is first used: the Search Module may be loaded after this one.
    const search = () => container.search
    return new SearchFeeder(outbox, { search, index: METAL_ITEM_INDEX, event: STOCK_CHANGED }, container.logger)
  }

  /** The path or address of the feed that is imported every night; null where none is configured. */
  async feedAddress(kind: FeedKind): Promise<string | null> {
    return this.options.feedAddresses?.[kind] ?? null
  }

  /** Notes a fact about this installation, in place of what it said before. */
  @InjectTransactionManager()
  async keepSetting(key: string, value: Record<string, unknown>, @MedusaContext() context: Sql = {}) {
    await sqlOf(context).execute(
      `insert into metal_setting (key, value) values (?, ?::jsonb)
       on conflict (key) do update set value = excluded.value, deleted_at = null, updated_at = now()`,
      [key, JSON.stringify(value)],
    )
  }

  /** The stock in memory, following the tables; loaded on first use. */
  async stockIndex(): Promise<StockIndex> {
    return await this.follower.index()
  }

  /** Whether this process has its stock index; a worker never loads one. */
  async hasStockIndex(): Promise<boolean> {
    return this.follower.isLoaded()
  }

  /** Grows with every change of this process's stock index; null without one. See StockFollower.version. */
  async stockVersion(): Promise<number | null> {
    return this.follower.version()
  }

  @InjectManager()
  async cursorNow(@MedusaContext() context: Sql = {}) {
    return await cursorNow(sqlOf(context))
  }

  @InjectManager()
  async readChanges(cursor: ChangeCursor, @MedusaContext() context: Sql = {}) {
    return await readChanges(sqlOf(context), cursor)
  }

  /** Which tables these are; null where nothing can be kept of them. */
  @InjectManager()
  async stockMark(@MedusaContext() context: Sql = {}) {
    return await stockMark(sqlOf(context))
  }

  /** Notes that a snapshot of the stock index was written. */
  @InjectTransactionManager()
  async noteSnapshot(id: string, @MedusaContext() context: Sql = {}) {
    await noteSnapshot(sqlOf(context), id)
  }

  /** Whether all changes since a snapshot can be read. */
  @InjectManager()
  async canFollowFrom(id: string, cursor: ChangeCursor, @MedusaContext() context: Sql = {}) {
    return await canFollowFrom(sqlOf(context), id, cursor)
  }

  /** Forgets changes older than an hour; every follower has seen them, and one that may be late is asked for its cursor. */
  @InjectTransactionManager()
  async pruneChanges(late: ChangeCursor | null = null, @MedusaContext() context: Sql = {}) {
    const sql = sqlOf(context)
    await pruneChanges(
      sql,
      [late, await readHandedOn(sql)].filter((cursor) => cursor !== null),
    )
  }

  @InjectManager()
  private async startHandingOn(@MedusaContext() context: Sql = {}) {
    await startHandingOn(sqlOf(context))
  }

  @InjectManager()
  private async stopHandingOn(@MedusaContext() context: Sql = {}) {
    await stopHandingOn(sqlOf(context))
  }

  @InjectManager()
  private async hasChangesToHandOn(@MedusaContext() context: Sql = {}) {
    return await hasChangesToHandOn(sqlOf(context))
  }

  /** Hands the codes of changed items on, all of them or, after a failure, again the next time. */
  @InjectTransactionManager()
  private async handOnChanges(take: TakeCodes, @MedusaContext() context: Sql = {}) {
    await handOnChanges(sqlOf(context), take)
  }

  /** Catalogue items as search and screens need them, costs included, in order of product code. */
  @InjectManager()
  async readCatalogueItems(filter: CatalogueItemFilter, @MedusaContext() context: Sql = {}) {
    return await readCatalogueItems(sqlOf(context), filter)
  }

  /** The stock in sale, summed by what its weight follows from. */
  @InjectManager()
  async readStockSums(@MedusaContext() context: Sql = {}) {
    return await readStockSums(sqlOf(context))
  }

  /** Hands on every catalogue item in order of product code, holding few at a time: a million do not fit twice. */
  @InjectTransactionManager()
  async streamCatalogueItems(take: (item: CatalogueItem) => void, @MedusaContext() context: Sql = {}) {
    await streamCatalogueItems(sqlOf(context), take)
  }

  /** Heats in stock by selection criteria. */
  @InjectManager()
  async findHeats(criteria: HeatCriteria, @MedusaContext() context: Sql = {}) {
    return await findHeats(sqlOf(context), criteria)
  }

  /** Keeps a heat's certificate in place of the one it had; NOT_FOUND for a heat that nobody knows. */
  @InjectTransactionManager()
  async keepCertificate(certificate: NewCertificate, @MedusaContext() context: Sql = {}) {
    return await keepCertificate(sqlOf(context), certificate)
  }

  /** Marks an import as running; NOT_ALLOWED while another feed of its kind is running. */
  @InjectTransactionManager()
  async startFeedImport(importId: string, @MedusaContext() context: Sql = {}) {
    await startFeedImport(sqlOf(context), importId)
  }

  /** Writes one batch of stock rows and moves the import's cursor past them, both or neither. */
  @InjectTransactionManager()
  async applyStockBatch(batch: FeedBatch<StockFeedRow>, @MedusaContext() context: Sql = {}) {
    return await applyStockBatch(sqlOf(context), batch)
  }

  /** Writes one batch of heats and moves the import's cursor past them, both or neither. */
  @InjectTransactionManager()
  async applyHeatBatch(batch: FeedBatch<HeatFeedRow>, @MedusaContext() context: Sql = {}) {
    return await applyHeatBatch(sqlOf(context), batch)
  }

  /** Makes levels equal to the heats of the given items; never below what is reserved. */
  @InjectTransactionManager()
  async recountLevels(importId: string, @MedusaContext() context: Sql = {}) {
    await recountLevels(sqlOf(context), importId)
  }

  /** How many items in sale, or heats in stock, the import did not list, and how many there are. */
  @InjectManager()
  async countMissing(feed: { id: string; kind: FeedKind }, @MedusaContext() context: Sql = {}) {
    return await countMissing(sqlOf(context), feed)
  }

  /** What a feed that lists these product codes, or heats, would leave out, and the first `take` of them. */
  @InjectManager()
  async readUnlisted(kind: FeedKind, keys: string[], take: number, @MedusaContext() context: Sql = {}) {
    return await readUnlisted(sqlOf(context), kind, keys, take)
  }

  /** Changes the state of an import if it may leave the one it is in; answers that one, or null when it may not. */
  @InjectTransactionManager()
  async moveFeedImport(move: FeedImportMove, @MedusaContext() context: Sql = {}) {
    return await moveFeedImport(sqlOf(context), move)
  }

  /** Withdraws what the import did not list; answers how many. */
  @InjectTransactionManager()
  async withdrawMissing(importId: string, @MedusaContext() context: Sql = {}) {
    return await withdrawMissing(sqlOf(context), importId)
  }

  /** Notes which variant sells which item. */
  @InjectTransactionManager()
  async assignVariants(variants: { product_code: string; variant_id: string }[], @MedusaContext() context: Sql = {}) {
    await sqlOf(context).execute(
      `update metal_stock_item i set variant_id = r.variant_id, updated_at = now()
       from jsonb_to_recordset(?::jsonb) as r(product_code text, variant_id text) where i.product_code = r.product_code`,
      [JSON.stringify(variants)],
    )
  }

  /**
   * Reserves every line or none. Throws NOT_ALLOWED naming the first product that is short.
   * Holds of an earlier, interrupted attempt on the same cart are replaced.
   */
  @InjectTransactionManager()
  async reserveLines(cartId: string, lines: LineToReserve[], @MedusaContext() context: Sql = {}): Promise<ReservedLine[]> {
    return await reserveLines(sqlOf(context), cartId, lines)
  }

  /** What each company has of items that are in sale. */
  @InjectManager()
  async readLevelsInSale(codes: string[], @MedusaContext() context: Sql = {}) {
    return await readLevelsInSale(sqlOf(context), codes)
  }

  /** Ties the holds of a cart to the order that came of it; answers how many there were. */
  @InjectTransactionManager()
  async confirmReservations(cartId: string, orderId: string, @MedusaContext() context: Sql = {}) {
    return await confirmReservations(sqlOf(context), cartId, orderId)
  }

  /** What is free of items at each company in sale, as a cart's lines would find it. */
  @InjectManager()
  async readFreeLevels(cartId: string, productCodes: string[], @MedusaContext() context: Sql = {}) {
    return await readFreeLevels(sqlOf(context), cartId, productCodes)
  }

  /** Why no company can promise a line of a cart from one heat; null where one can, or the line leaves its heats open. */
  @InjectManager()
  async readOneHeatLack(cartId: string, line: LineToReserve, @MedusaContext() context: Sql = {}) {
    return await oneHeatLack(sqlOf(context), cartId, line)
  }

  /** Gives inches back: of a cart's holds, or of an order. Doing it twice changes nothing. */
  @InjectTransactionManager()
  async releaseReservations(of: ReleaseOf, @MedusaContext() context: Sql = {}) {
    return await releaseReservations(sqlOf(context), of)
  }

  /** How an order's lines would be cut from what is in stock now. */
  @InjectManager()
  async readCuttingPlan(orderId: string, lines: LineToCut[], @MedusaContext() context: Sql = {}) {
    return await readCuttingPlan(sqlOf(context), orderId, lines)
  }

  /** Plans an order's cuts anew and keeps them, unless pieces are missing. */
  @InjectTransactionManager()
  async planCuts(orderId: string, lines: LineToCut[], @MedusaContext() context: Sql = {}) {
    return await planCuts(sqlOf(context), orderId, lines)
  }

  /** Frees the bars that an order has planned to cut. */
  @InjectTransactionManager()
  async dropCuts(orderId: string, @MedusaContext() context: Sql = {}) {
    await dropCuts(sqlOf(context), orderId)
  }

  /** Takes an order's inches out of stock for good. Doing it twice changes nothing. */
  @InjectTransactionManager()
  async deductReservations(orderId: string, @MedusaContext() context: Sql = {}) {
    return await deductReservations(sqlOf(context), orderId)
  }
}

export default MetalCatalogueService
