import type { PricingRuleStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { RuleRow } from "../rule-row"

export type RuleListFilter = {
  q?: string
  statuses?: PricingRuleStatus[]
  category?: string
  tag?: string
  customerSegment?: string
  productCode?: string
  limit: number
  offset: number
}

/** Rules in the order of evaluation (decision 19), and how many there are. */
export async function listRules(sql: SqlEntityManager, filter: RuleListFilter): Promise<{ rows: RuleRow[]; count: number }> {
  const { where, values } = conditionsOf(filter)
  const [total]: { count: number }[] = await sql.execute(
    `select count(*)::int as count from metal_pricing_rule r where ${where}`,
    values,
  )
  const rows: { rule: RuleRow }[] = await sql.execute(
    `select metal_pricing_rule_snapshot(r) as rule from metal_pricing_rule r where ${where}
     order by r.priority desc, r.effective_date desc nulls last, r.id collate "C"
     limit ${Math.trunc(filter.limit)} offset ${Math.trunc(filter.offset)}`,
    values,
  )
  return { rows: rows.map(({ rule }) => rule), count: total?.count ?? 0 }
}

/** The categories and tags of all rules, each once, by name. */
export async function listRuleLabels(sql: SqlEntityManager): Promise<{ categories: string[]; tags: string[] }> {
  const rows: { kind: "category" | "tag"; label: string }[] = await sql.execute(
    `select 'category' as kind, category as label from metal_pricing_rule where category is not null and deleted_at is null
     union select 'tag', unnest(tags) from metal_pricing_rule where deleted_at is null order by label`,
  )
  const labels = (kind: "category" | "tag") => rows.flatMap((row) => (row.kind === kind ? [row.label] : []))
  return { categories: labels("category"), tags: labels("tag") }
}

function conditionsOf(filter: RuleListFilter): { where: string; values: unknown[] } {
  const conditions = ["r.deleted_at is null"]
  const values: unknown[] = []
  const add = (condition: string, ...given: unknown[]) => {
    conditions.push(condition)
    values.push(...given)
  }
  if (filter.q)
    add("(position(lower(?) in lower(r.name)) > 0 or position(lower(?) in lower(r.description)) > 0)", filter.q, filter.q)
  if (filter.statuses) add("r.status in (select jsonb_array_elements_text(?::jsonb))", JSON.stringify(filter.statuses))
  if (filter.category) add("r.category = ?", filter.category)
  if (filter.tag) add("? = any(r.tags)", filter.tag)
  if (filter.customerSegment) add("? = any(r.customer_segments)", filter.customerSegment)
  if (filter.productCode) add("? = any(r.product_codes)", filter.productCode)
  return { where: conditions.join(" and "), values }
}
