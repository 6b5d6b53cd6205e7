import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { RuleRow } from "../rule-row"

/** Some rules by id, or the next ones in order of id: all of them are read in steps. */
export type RuleFilter = { ids: string[] } | { afterId: string; limit: number }

/** Rules of any status with their conditions, actions and tiers, in order of id. */
export async function readRules(sql: SqlEntityManager, filter: RuleFilter): Promise<RuleRow[]> {
  const [condition, values, limit] =
    "ids" in filter
      ? ["r.id in (select jsonb_array_elements_text(?::jsonb))", [JSON.stringify(filter.ids)], ""]
      : ["r.id > ?", [filter.afterId], ` limit ${Math.trunc(filter.limit)}`]
  const rows: { rule: RuleRow }[] = await sql.execute(
    `select metal_pricing_rule_snapshot(r) as rule from metal_pricing_rule r
     where ${condition} and r.deleted_at is null order by r.id${limit}`,
    values,
  )
  return rows.map(({ rule }) => rule)
}
