import type { PricingRule } from "@billet/backend/contract"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { toActionColumns, toRuleColumns, toTierColumns } from "../rule-row"
import { actingAs, type Author } from "./acting-as"
import { refusingTwins, throwUnchanged } from "./refusals"

export type RuleContent = Omit<PricingRule, "id">
/** A new rule, or the content of one at the version its editor started from. */
export type RuleToSave = Author & { rule: RuleContent; at?: { id: string; version: number } }

const TABLE = "metal_pricing_rule"
const COLUMNS = `name text, description text, status text, priority int, coids text[], customer_segments text[], product_codes text[],
  effective_date text, expiry_date text, category text, tags text[]`
const NAMES = COLUMNS.replace(/ (text|int)(\[\])?/g, "")

/** Writes a rule with its parts and answers its id; the triggers give it its version and keep the history. */
export async function saveRule(sql: SqlEntityManager, { rule, at, ...author }: RuleToSave): Promise<string> {
  await actingAs(sql, author)
  const columns = JSON.stringify(toRuleColumns(rule))
  const write = at ? update(sql, columns, author.actorId, at) : insert(sql, columns, author.actorId)
  const id = await refusingTwins(write, "name", "is the name of another rule")
  await replaceParts(sql, id, rule)
  return id
}

async function insert(sql: SqlEntityManager, columns: string, actorId: string | null): Promise<string> {
  const id = generateEntityId(undefined, "mprl")
  await sql.execute(
    `insert into ${TABLE} (id, created_by, updated_by, ${NAMES})
     select ?, ?, ?, ${NAMES} from jsonb_to_record(?::jsonb) as r(${COLUMNS})`,
    [id, actorId, actorId, columns],
  )
  return id
}

async function update(
  sql: SqlEntityManager,
  columns: string,
  actorId: string | null,
  { id, version }: { id: string; version: number },
): Promise<string> {
  const changed: unknown[] = await sql.execute(
    `update ${TABLE} set (updated_by, updated_at, ${NAMES}) = (
       select ?, now(), ${NAMES} from jsonb_to_record(?::jsonb) as r(${COLUMNS}))
     where id = ? and version = ? and deleted_at is null returning id`,
    [actorId, columns, id, version],
  )
  if (!changed.length) await throwUnchanged(sql, TABLE, id, "rule")
  return id
}

async function replaceParts(sql: SqlEntityManager, ruleId: string, { conditions, actions }: RuleContent): Promise<void> {
  const withIds = actions.map((action, position) => ({ action, id: generateEntityId(undefined, "mpra"), position }))
  await sql.execute("delete from metal_pricing_condition where rule_id = ?", [ruleId])
  await sql.execute("delete from metal_pricing_action where rule_id = ?", [ruleId])
  await insertParts(sql, "metal_pricing_condition", "rule_id text, position int, field text, operator text, value jsonb",
    conditions.map(({ field, operator, value }, position) => ({
      id: generateEntityId(undefined, "mprc"), rule_id: ruleId, position, field, operator, value,
    })))
  await insertParts(
    sql,
    "metal_pricing_action",
    "rule_id text, position int, type text, fixed_price_e4 bigint, percentage_e4 int, price_per_unit_e4 bigint, unit text",
    withIds.map(({ action, id, position }) => ({ id, rule_id: ruleId, position, ...toActionColumns(action) })),
  )
  await insertParts(
    sql,
    "metal_pricing_tier",
    "action_id text, position int, min_value_e4 bigint, max_value_e4 bigint, price_e4 bigint, unit text",
    withIds.flatMap(({ action, id: actionId }) =>
      action.tiers.map((tier, position) => ({
        id: generateEntityId(undefined, "mprt"), action_id: actionId, position, ...toTierColumns(tier),
      })),
    ),
  )
}

async function insertParts(sql: SqlEntityManager, table: string, columns: string, rows: object[]): Promise<void> {
  if (!rows.length) return
  const names = columns.replace(/ (text|int|bigint|jsonb)/g, "")
  await sql.execute(
    `insert into ${table} (id, ${names}) select id, ${names} from jsonb_to_recordset(?::jsonb) as r(id text, ${columns})`,
    [JSON.stringify(rows)],
  )
}
