import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type ReceivedEvent = { id: string; type: string; intent_id: string | null; occurred_at: Date }

/** Writes a message down; answers false for one that is known. */
export async function takeEvent(sql: SqlEntityManager, event: ReceivedEvent): Promise<boolean> {
  const taken: unknown[] = await sql.execute(
    `insert into metal_payment_event (id, type, intent_id, occurred_at, next_attempt_at) values (?, ?, ?, ?, now())
     on conflict (id) do nothing returning id`,
    [event.id, event.type, event.intent_id, event.occurred_at],
  )
  return taken.length > 0
}

export async function finishEvent(sql: SqlEntityManager, id: string, outcome: string): Promise<void> {
  await sql.execute(
    `update metal_payment_event set processed_at = now(), outcome = ?, attempts = attempts + 1, last_error = null,
       updated_at = now() where id = ? and processed_at is null`,
    [outcome, id],
  )
}

/** Puts a message off: 10 seconds, then twice as long each time, up to an hour. */
export async function postponeEvent(sql: SqlEntityManager, id: string, error: string): Promise<void> {
  await sql.execute(
    `update metal_payment_event set attempts = attempts + 1, last_error = ?, updated_at = now(),
       next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 12)))
     where id = ? and processed_at is null`,
    [error.slice(0, 1000), id],
  )
}
