import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** An order whose change has to be told, and the number of that change. */
export type OutboxOrder = { order_id: string; version: number }

/**
 * Takes orders that changed since they were last told, oldest first, for two minutes: of two who ask at once each gets
 * others. One whose taker died is there again afterwards.
 */
export async function claimOutboxOrders(
  sql: SqlEntityManager,
  { since, take }: { since: Date; take: number },
): Promise<OutboxOrder[]> {
  return await sql.execute(
    `update metal_order_outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
     where order_id in (
       select order_id from metal_order_outbox
       where version > written_version and next_attempt_at <= now() and placed_at >= ?
         and (claimed_until is null or claimed_until < now())
       order by next_attempt_at, order_id limit ? for update skip locked
     ) returning order_id, version`,
    [since, take],
  )
}

/** How many orders changed since they were last told, and since when the first of them waits. */
export async function outboxLength(sql: SqlEntityManager, since: Date): Promise<{ waiting: number; oldest: Date | null }> {
  const [row]: { waiting: number; oldest: Date | null }[] = await sql.execute(
    `select count(*)::int as waiting, min(next_attempt_at) as oldest from metal_order_outbox
     where version > written_version and placed_at >= ?`,
    [since],
  )
  return row ?? { waiting: 0, oldest: null }
}

/** Notes that an order was told as it was at that change; a later change is still to be told. */
export async function finishOutboxOrder(sql: SqlEntityManager, { order_id, version }: OutboxOrder): Promise<void> {
  await sql.execute(
    `update metal_order_outbox set written_version = greatest(written_version, ?), claimed_until = null, attempts = 0, problem = null
     where order_id = ?`,
    [version, order_id],
  )
}

/** Puts an order off: 10 seconds, then twice as long each time, up to an hour. */
export async function postponeOutboxOrder(sql: SqlEntityManager, orderId: string, problem: string): Promise<void> {
  await sql.execute(
    `update metal_order_outbox set claimed_until = null, problem = ?,
       next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 12)))
     where order_id = ?`,
    [problem.slice(0, 1000), orderId],
  )
}
