import type { Context, Logger } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { CalculationRecord } from "./follow/calculation-record"
import { PriceBookFollower, type VersionedBook } from "./follow/price-book-follower"
import { CustomPrice } from "./models/custom-price"
import { PriceCalculationCache } from "./models/price-calculation-cache"
import { PricingAction } from "./models/pricing-action"
import { PricingCondition } from "./models/pricing-condition"
import { PricingRule } from "./models/pricing-rule"
import { PricingRuleVersion } from "./models/pricing-rule-version"
import { PricingTier } from "./models/pricing-tier"
import type { Author } from "./sql/acting-as"
import {
  keepCalculations,
  listCalculations,
  pruneCalculations,
  type Calculation,
  type CalculationListFilter,
} from "./sql/keep-calculations"
import { countListedCustomPrices, listCustomPrices, type CustomPriceListFilter } from "./sql/list-custom-prices"
import { listRuleLabels, listRules, type RuleListFilter } from "./sql/list-rules"
import { countCompanyPrices, moveCompanyPrices, type CompanyPricesMove } from "./sql/move-company-prices"
import { setPriorities, setRuleStatus, type PriorityMove, type StatusMove } from "./sql/move-rules"
import { pruneBookChanges, readBookChanges, readBookVersion } from "./sql/read-book-changes"
import { readCustomPrices, type CustomPriceFilter } from "./sql/read-custom-prices"
import { readRuleVersion, readRuleVersions } from "./sql/read-rule-versions"
import { readRules, type RuleFilter } from "./sql/read-rules"
import {
  countCustomPrices,
  importCustomPrices,
  lockImports,
  saveCustomPrice,
  type CustomPriceContent,
  type CustomPriceToSave,
  type ImportCounts,
} from "./sql/save-custom-prices"
import { saveRule, type RuleToSave } from "./sql/save-rule"

type Sql = Context<SqlEntityManager>

/** Prices written in one statement; all of an import are one transaction. */
const IMPORT_STEP = 2000

/**
 * Pricing rules with their history, custom prices, and the compiled price book of both. Money is whole ten-thousandths of a
 * US dollar in the tables and dollars outside.
 */
class MetalPricingService extends MedusaService({
  PricingRule,
  PricingCondition,
  PricingAction,
  PricingTier,
  PricingRuleVersion,
  CustomPrice,
  PriceCalculationCache,
}) {
  private readonly follower: PriceBookFollower
  private readonly record: CalculationRecord

  constructor(container: { logger: Logger }, ...declaration: unknown[]) {
    super(container, ...declaration)
    this.follower = new PriceBookFollower(
      {
        version: () => this.readBookVersion(),
        changes: (known, current) => this.readBookChanges(known, current),
        rules: (filter) => this.readRules(filter),
        customPrices: (filter) => this.readCustomPrices(filter),
      },
      container.logger,
    )
    this.record = new CalculationRecord((calculations) => this.keepCalculations(calculations), container.logger)
  }

  __hooks = {
    onApplicationShutdown: async () => {
      this.follower.stop()
      await this.record.flush()
    },
  }

  /** The price book in memory, following the tables; loaded on first use. It never changes: ask again for the next price. */
  async priceBook(): Promise<VersionedBook> {
    return await this.follower.book()
  }

  /** Rules and custom prices that are left out of the book because they are broken, and why. */
  async brokenRows() {
    return await this.follower.problems()
  }

  /** Takes what was just saved into this server's book; the others follow by themselves. */
  async refreshPriceBook(): Promise<void> {
    await this.follower.refresh()
  }

  /** Notes prices that were told; written a moment later. */
  async recordCalculations(calculations: Calculation[]): Promise<void> {
    this.record.add(calculations)
  }

  /** Writes the noted prices now. */
  async flushCalculations(): Promise<void> {
    await this.record.flush()
  }

  @InjectManager()
  async readBookVersion(@MedusaContext() context: Sql = {}) {
    return await readBookVersion(sqlOf(context))
  }

  @InjectManager()
  async readBookChanges(known: number, current: number, @MedusaContext() context: Sql = {}) {
    return await readBookChanges(sqlOf(context), known, current)
  }

  @InjectTransactionManager()
  async pruneBookChanges(late: number | null = null, @MedusaContext() context: Sql = {}) {
    await pruneBookChanges(sqlOf(context), late)
    await pruneCalculations(sqlOf(context))
  }

  /** Rules as the tables hold them, with their parts. */
  @InjectManager()
  async readRules(filter: RuleFilter, @MedusaContext() context: Sql = {}) {
    return await readRules(sqlOf(context), filter)
  }

  /** A page of rules in the order of evaluation. */
  @InjectManager()
  async listRules(filter: RuleListFilter, @MedusaContext() context: Sql = {}) {
    return await listRules(sqlOf(context), filter)
  }

  /** The categories and tags of all rules, each once. */
  @InjectManager()
  async listRuleLabels(@MedusaContext() context: Sql = {}) {
    return await listRuleLabels(sqlOf(context))
  }

  @InjectManager()
  async readRuleVersions(page: { ruleId: string; limit: number; offset: number }, @MedusaContext() context: Sql = {}) {
    return await readRuleVersions(sqlOf(context), page)
  }

  @InjectManager()
  async readRuleVersion(ruleId: string, version: number, @MedusaContext() context: Sql = {}) {
    return await readRuleVersion(sqlOf(context), ruleId, version)
  }

  /** Adds a rule, or replaces the content of one; CONFLICT (stale_version) when it is not at the given version any more. */
  @InjectTransactionManager()
  async saveRule(rule: RuleToSave, @MedusaContext() context: Sql = {}) {
    return await saveRule(sqlOf(context), rule)
  }

  /** Changes a rule's status only, at the version its editor saw. */
  @InjectTransactionManager()
  async setRuleStatus(move: StatusMove, @MedusaContext() context: Sql = {}) {
    await setRuleStatus(sqlOf(context), move)
  }

  /** Changes the priorities of rules, all or none. */
  @InjectTransactionManager()
  async setPriorities(moves: PriorityMove[], author: Author, @MedusaContext() context: Sql = {}) {
    await setPriorities(sqlOf(context), moves, author)
  }

  /** Active custom prices as the engine takes them. */
  @InjectManager()
  async readCustomPrices(filter: CustomPriceFilter, @MedusaContext() context: Sql = {}) {
    return await readCustomPrices(sqlOf(context), filter)
  }

  @InjectManager()
  async listStoredCustomPrices(filter: CustomPriceListFilter, @MedusaContext() context: Sql = {}) {
    return await listCustomPrices(sqlOf(context), filter)
  }

  @InjectManager()
  async countStoredCustomPrices(filter: CustomPriceListFilter, @MedusaContext() context: Sql = {}) {
    return await countListedCustomPrices(sqlOf(context), filter)
  }

  /** Adds a custom price or replaces one; CONFLICT (stale_version) when it is not at the given version any more. */
  @InjectTransactionManager()
  async saveCustomPrice(price: CustomPriceToSave, @MedusaContext() context: Sql = {}) {
    return await saveCustomPrice(sqlOf(context), price)
  }

  /** What an import of these agreements would do; each may stand there once. */
  @InjectManager()
  async previewCustomPrices(prices: CustomPriceContent[], @MedusaContext() context: Sql = {}): Promise<ImportCounts> {
    const total: ImportCounts = { created: 0, changed: 0, unchanged: 0 }
    for (let at = 0; at < prices.length; at += IMPORT_STEP) {
      const { created, changed, unchanged } = await countCustomPrices(sqlOf(context), prices.slice(at, at + IMPORT_STEP))
      total.created += created
      total.changed += changed
      total.unchanged += unchanged
    }
    return total
  }

  /** Writes agreements, each once in the list: new ones are added, known ones get the new price. All or none. */
  @InjectTransactionManager()
  async importCustomPrices(
    prices: CustomPriceContent[],
    actorId: string | null,
    @MedusaContext() context: Sql = {},
  ): Promise<ImportCounts> {
    await lockImports(sqlOf(context))
    const counts = await this.previewCustomPrices(prices, context)
    for (let at = 0; at < prices.length; at += IMPORT_STEP) {
      await importCustomPrices(sqlOf(context), prices.slice(at, at + IMPORT_STEP), actorId)
    }
    return counts
  }

  @InjectTransactionManager()
  async keepCalculations(calculations: Calculation[], @MedusaContext() context: Sql = {}) {
    await keepCalculations(sqlOf(context), calculations)
  }

  /** Prices told in the last ten minutes under the present rules. */
  @InjectManager()
  async listCalculations(filter: CalculationListFilter, @MedusaContext() context: Sql = {}) {
    return await listCalculations(sqlOf(context), filter)
  }

  /** How many of a company's prices would go over to another, and how many of them that one has already. */
  @InjectManager()
  async countCompanyPrices(of: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}) {
    return await countCompanyPrices(sqlOf(context), of)
  }

  /** Gives a company's prices to the one it is merged into. */
  @InjectTransactionManager()
  async moveCompanyPrices(move: CompanyPricesMove, @MedusaContext() context: Sql = {}): Promise<void> {
    await moveCompanyPrices(sqlOf(context), move)
  }
}

export default MetalPricingService
