import type { AdminPricingRule, PricingRule, RuleVersionView } from "@billet/backend/contract"
import { isRuleActive } from "@billet/backend/pricing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_PRICING } from "../../modules/metal-pricing"
import { toPricingRule, type RuleRow } from "../../modules/metal-pricing/rule-row"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { RuleVersionRow } from "../../modules/metal-pricing/sql/read-rule-versions"
import { peopleNames } from "./people-names"

type Names = ReadonlyMap<string, string>

const iso = (time: string) => new Date(time).toISOString()
const nameOf = (id: string | null, names: Names) => (id === null ? null : (names.get(id) ?? id))

/** A broken rule may have dates that are none; it is not active then. */
function activeNow(rule: PricingRule): boolean {
  try {
    return isRuleActive(rule, new Date().toISOString())
  } catch {
    return false
  }
}

function toView(row: RuleRow, names: Names): AdminPricingRule {
  const rule = toPricingRule(row)
  return {
    // Lists of the contract's stored shape are not read-only; nobody else holds these.
    ...(rule as unknown as Omit<AdminPricingRule, "version">),
    createdBy: nameOf(row.created_by, names),
    updatedBy: nameOf(row.updated_by, names),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    isActive: activeNow(rule),
    version: row.version,
  }
}

/** Rules as staff read them. */
export async function ruleViews(scope: MedusaContainer, rows: RuleRow[]): Promise<AdminPricingRule[]> {
  const names = await peopleNames(scope, rows.flatMap((row) => [row.created_by, row.updated_by]))
  return rows.map((row) => toView(row, names))
}

/** Some rules by id, in the order of the ids. */
export async function rulesByIds(scope: MedusaContainer, ids: string[]): Promise<AdminPricingRule[]> {
  const rows = await scope.resolve<MetalPricingService>(METAL_PRICING).readRules({ ids })
  const views = new Map((await ruleViews(scope, rows)).map((view) => [view.id, view]))
  return ids.flatMap((id) => views.get(id) ?? [])
}

/** One rule; NOT_FOUND for an unknown id. */
export async function ruleView(scope: MedusaContainer, id: string): Promise<AdminPricingRule> {
  const [rule] = await rulesByIds(scope, [id])
  if (!rule) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such rule")
  return rule
}

/** Versions of a rule as staff read them. */
export async function ruleVersionViews(scope: MedusaContainer, rows: RuleVersionRow[]): Promise<RuleVersionView[]> {
  const ids = rows.flatMap(({ changed_by, snapshot }) => [changed_by, snapshot.created_by, snapshot.updated_by])
  const names = await peopleNames(scope, ids)
  return rows.map(({ version, snapshot, changed_by, changed_at, note }) => ({
    version,
    changedBy: nameOf(changed_by, names),
    changedAt: iso(changed_at),
    note,
    rule: toView(snapshot, names),
  }))
}
