import type { PricingRuleStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { actingAs, type Author } from "./acting-as"
import { refusingTwins, throwUnchanged } from "./refusals"

export type StatusMove = Author & { id: string; version: number; status: PricingRuleStatus }
export type PriorityMove = { id: string; version: number; priority: number }

/** Gives a rule another status, if it is still at the version its editor saw. */
export async function setRuleStatus(sql: SqlEntityManager, { id, version, status, ...author }: StatusMove): Promise<void> {
  await actingAs(sql, author)
  const write: Promise<unknown[]> = sql.execute(
    `update metal_pricing_rule set status = ?, updated_by = ?, updated_at = now()
     where id = ? and version = ? and deleted_at is null returning id`,
    [status, author.actorId, id, version],
  )
  const changed = await refusingTwins(write, "status", "cannot change: another rule that is not archived has this name")
  if (!changed.length) await throwUnchanged(sql, "metal_pricing_rule", id, "rule")
}

/** Gives rules their priorities, all of them or, when one has been changed meanwhile, none. */
export async function setPriorities(sql: SqlEntityManager, moves: PriorityMove[], author: Author): Promise<void> {
  await actingAs(sql, author)
  const rows = JSON.stringify(moves)
  // In order of id, so that two people who drag at the same moment wait for each other and not in a circle.
  await sql.execute(
    `select id from metal_pricing_rule where id = any(array(select r.id from jsonb_to_recordset(?::jsonb) as r(id text)))
     order by id for update`,
    [rows],
  )
  const changed: { id: string }[] = await sql.execute(
    `update metal_pricing_rule p set priority = r.priority, updated_by = ?, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as r(id text, version int, priority int)
     where p.id = r.id and p.version = r.version and p.deleted_at is null returning p.id`,
    [author.actorId, rows],
  )
  const done = new Set(changed.map(({ id }) => id))
  const stale = moves.find(({ id }) => !done.has(id))
  if (stale) await throwUnchanged(sql, "metal_pricing_rule", stale.id, "rule")
}
