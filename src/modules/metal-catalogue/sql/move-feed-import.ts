import type { FeedImportStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { SUPERSEDED } from "./superseded"

export type FeedImportMove = {
  id: string
  from: readonly FeedImportStatus[]
  to: FeedImportStatus
  /** It is to go on, which it cannot after a newer feed of its kind. */
  goesOn: boolean
  /** Left out, it stays as it is. */
  withdrawalsConfirmed?: boolean
}

/**
 * Changes the state of an import if it is in one of the states it may leave: one statement, so that of two people who
 * decide at the same moment one is refused. Answers the state it left, or null when it did not move.
 */
export async function moveFeedImport(sql: SqlEntityManager, move: FeedImportMove): Promise<FeedImportStatus | null> {
  const { id, from, to, goesOn, withdrawalsConfirmed } = move
  const [moved]: { status: FeedImportStatus }[] = await sql.execute(
    `with old as (
       select f.id, f.status from metal_feed_import f where f.id = ? and f.deleted_at is null
         and f.status in (select jsonb_array_elements_text(?::jsonb)) and not (?::boolean and ${SUPERSEDED}) for update
     )
     update metal_feed_import f set status = ?, withdrawals_confirmed = coalesce(?::boolean, withdrawals_confirmed),
       finished_at = case when ? = 'CANCELLED' then now() end, updated_at = now()
     from old where f.id = old.id returning old.status`,
    [id, JSON.stringify(from), goesOn, to, withdrawalsConfirmed ?? null, to],
  )
  return moved?.status ?? null
}
