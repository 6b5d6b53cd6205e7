import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { RuleRow } from "../rule-row"

/** A rule as it once was, and who left it so; nobody known when it was changed past the application. */
export type RuleVersionRow = {
  version: number
  snapshot: RuleRow
  changed_by: string | null
  note: string | null
  changed_at: string
}

const COLUMNS = "version, snapshot, changed_by, note, changed_at"

/** A page of a rule's versions, newest first. */
export async function readRuleVersions(
  sql: SqlEntityManager,
  { ruleId, limit, offset }: { ruleId: string; limit: number; offset: number },
): Promise<{ rows: RuleVersionRow[]; count: number }> {
  const [total]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_pricing_rule_version where rule_id = ?", [ruleId])
  const rows: RuleVersionRow[] = await sql.execute(
    `select ${COLUMNS} from metal_pricing_rule_version where rule_id = ? order by version desc
     limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    [ruleId],
  )
  return { rows, count: total?.count ?? 0 }
}

/** One version of a rule; null when there is none of that number. */
export async function readRuleVersion(sql: SqlEntityManager, ruleId: string, version: number): Promise<RuleVersionRow | null> {
  const [row]: RuleVersionRow[] = await sql.execute(
    `select ${COLUMNS} from metal_pricing_rule_version where rule_id = ? and version = ?`, [ruleId, version])
  return row ?? null
}
