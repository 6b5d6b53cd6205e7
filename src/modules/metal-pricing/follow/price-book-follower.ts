import type { CustomPrice, PricingRule } from "@billet/backend/contract"
import { bookProblems, compileRules, type BookProblem, type PriceBook, type RuleSet } from "@billet/backend/pricing"
import type { Logger } from "@medusajs/framework/types"
import { toPricingRule, type RuleRow } from "../rule-row"
import type { BookChanges } from "../sql/read-book-changes"
import type { CustomPriceFilter } from "../sql/read-custom-prices"
import type { RuleFilter } from "../sql/read-rules"
import { CustomPriceIndex } from "./custom-price-index"
import { breathe, readInSteps } from "./in-steps"

/** What the follower reads: the tables, as functions. */
export type PriceBookSource = {
  version: () => Promise<number>
  changes: (known: number, current: number) => Promise<BookChanges>
  rules: (filter: RuleFilter) => Promise<RuleRow[]>
  customPrices: (filter: CustomPriceFilter) => Promise<CustomPrice[]>
}
/** A price book and the version of the tables it was made from. */
export type VersionedBook = PriceBook & { version: number }

const POLL_MILLISECONDS = 100
const ROWS_AT_ONCE = 2000

/**
 * Keeps a compiled price book equal to the pricing tables: loaded once, then following every committed change. Rules and
 * custom prices are compiled apart, and a book in use never changes.
 */
export class PriceBookFollower {
  private loading: Promise<void> | null = null
  private catchingUp: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | null = null
  private stopped = false
  private version = 0
  private readonly rows = new Map<string, PricingRule>()
  private rules: RuleSet = compileRules([])
  private readonly customPrices = new CustomPriceIndex()
  private reported = new Set<string>()

  constructor(
    private readonly source: PriceBookSource,
    private readonly logger: Logger,
  ) {}

  /** The book, loaded on first use. A failed load is tried again by the next caller. */
  async book(): Promise<VersionedBook> {
    this.loading ??= this.start().catch((error: unknown) => {
      this.loading = null
      throw error
    })
    await this.loading
    return { version: this.version, rules: this.rules, customPrices: this.customPrices.current() }
  }

  /** Rows that are left out because they are broken. */
  async problems(): Promise<BookProblem[]> {
    return bookProblems(await this.book())
  }

  /** Takes in what has been committed until now, without waiting for the next look. */
  async refresh(): Promise<void> {
    if (!this.loading) return
    await this.loading
    await this.catchUp()
  }

  stop(): void {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private async start(): Promise<void> {
    const started = Date.now()
    await this.load()
    const { size } = this.customPrices.current()
    this.logger.info(`Price book: ${this.rows.size} rules, ${size} custom prices in ${Date.now() - started} ms`)
    this.follow()
  }

  private async load(): Promise<void> {
    const version = await this.source.version()
    this.rows.clear()
    await readInSteps((afterId, limit) => this.source.rules({ afterId, limit }), (rows) => this.keep(rows), ROWS_AT_ONCE)
    const prices: CustomPrice[] = []
    const read = (afterId: string, limit: number) => this.source.customPrices({ afterId, limit })
    await readInSteps(read, (rows) => prices.push(...rows), ROWS_AT_ONCE)
    await this.customPrices.load(prices)
    this.rules = compileRules([...this.rows.values()], this.rules)
    this.version = version
    this.report()
  }

  private keep(rows: RuleRow[]): void {
    for (const row of rows) this.rows.set(row.id, toPricingRule(row))
  }

  private follow(): void {
    if (this.stopped) return
    this.timer = setTimeout(() => void this.look().finally(() => this.follow()), POLL_MILLISECONDS)
    this.timer.unref()
  }

  private async look(): Promise<void> {
    try {
      await this.catchUp()
    } catch (error) {
      if (!this.stopped) this.logger.warn(`The price book could not follow changes, trying again: ${String(error)}`)
    }
  }

  /** One at a time; whoever asks while another is under way gets one that started after the question. */
  private async catchUp(): Promise<void> {
    const next = this.catchingUp.catch(() => undefined).then(() => this.takeChanges())
    this.catchingUp = next
    await next
  }

  private async takeChanges(): Promise<void> {
    const current = await this.source.version()
    if (current === this.version) return
    const changes = await this.source.changes(this.version, current)
    if (changes.everything) return await this.load()
    await this.takeCustomPrices(changes)
    await this.takeRules(changes.ruleIds)
    this.version = changes.version
    this.report()
  }

  private async takeRules(ids: string[]): Promise<void> {
    if (!ids.length) return
    const rows = await this.source.rules({ ids })
    for (const id of ids) this.rows.delete(id)
    this.keep(rows)
    await breathe()
    // Rows that did not change are the same objects as before: they are not compiled again.
    this.rules = compileRules([...this.rows.values()], this.rules)
  }

  private async takeCustomPrices({ companyIds, customerIds }: BookChanges): Promise<void> {
    if (!companyIds.length && !customerIds.length) return
    await this.customPrices.replace({ companyIds, customerIds }, await this.source.customPrices({ companyIds, customerIds }))
  }

  /** A row changed behind the application that cannot be used is never priced with; it is said once. */
  private report(): void {
    const problems = bookProblems({ rules: this.rules, customPrices: this.customPrices.current() })
    const texts = problems.map(({ kind, id, name, fields }) => {
      const reasons = fields.map(({ field, reason }) => `${field} ${reason}`).join("; ")
      return `Left out of the price book: ${kind} ${id} (${name}): ${reasons}`
    })
    for (const text of texts) if (!this.reported.has(text)) this.logger.warn(text)
    this.reported = new Set(texts)
  }
}
