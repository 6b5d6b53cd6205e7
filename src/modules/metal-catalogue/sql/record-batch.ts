import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError, generateEntityId } from "@medusajs/framework/utils"
import type { BatchCounts, FeedBatch, RejectedField } from "./feed-batch"

/**
 * Keeps the refused fields and moves the cursor; runs in the transaction that writes the batch's rows. When another
 * process has moved the cursor meanwhile it throws, and the batch is rolled back: no row is counted twice.
 */
export async function recordBatch(
  sql: SqlEntityManager,
  { importId, fromRow, nextRow }: Pick<FeedBatch<unknown>, "importId" | "fromRow" | "nextRow">,
  counts: BatchCounts,
  rejections: RejectedField[],
): Promise<void> {
  if (rejections.length) {
    const rows = rejections.map((rejection) => ({ ...rejection, id: generateEntityId(undefined, "mrej") }))
    await sql.execute(
      `insert into metal_feed_rejection (id, feed_import_id, line, field, value, reason)
       select id, ?, line, field, value, reason
       from jsonb_to_recordset(?::jsonb) as r(id text, line int, field text, value text, reason text)`,
      [importId, JSON.stringify(rows)],
    )
  }
  const moved: unknown[] = await sql.execute(
    `update metal_feed_import set next_row = ?, new_rows = new_rows + ?, changed_rows = changed_rows + ?,
       unchanged_rows = unchanged_rows + ?, rejected_rows = rejected_rows + ?, updated_at = now()
     where id = ? and next_row = ? returning id`,
    [nextRow, counts.created, counts.changed, counts.unchanged, counts.rejected, importId, fromRow],
  )
  if (!moved.length) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Import ${importId} is being run by another process`)
}
