import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { WEBHOOK_TEST_TYPE } from "@billet/backend/contract"

/** Which of the messages that failed are sent again. */
export type ReplayFilter = { id?: string; webhookId?: string; type?: string }

/**
 * Sends messages again that failed, or one that is named even if it was taken; test messages and those of endpoints that are
 * gone stay. Answers how many.
 */
export async function replayDeliveries(sql: SqlEntityManager, { id, webhookId, type }: ReplayFilter): Promise<number> {
  const conditions = [
    id ? "d.id = ? and d.state <> 'PENDING'" : "d.state = 'FAILED'",
    ...(webhookId ? ["d.webhook_id = ?"] : []),
    ...(type ? ["d.type = ?"] : []),
  ]
  const values = [id, webhookId, type].filter((value) => value !== undefined)
  const replayed: unknown[] = await sql.execute(
    `update metal_webhook_delivery d set state = 'PENDING', attempts = 0, next_attempt_at = now(), claimed_until = null,
       delivered_at = null, updated_at = now()
     from metal_webhook e where e.id = d.webhook_id and e.deleted_at is null and d.deleted_at is null and d.type <> ?
       and ${conditions.join(" and ")} returning d.id`,
    [WEBHOOK_TEST_TYPE, ...values],
  )
  return replayed.length
}

/** Writes a test message, which its sender claims; a worker would find it claimed. Answers its id. */
export async function writeTest(sql: SqlEntityManager, webhookId: string, at: Date): Promise<string> {
  const id = generateEntityId(undefined, "mwdl")
  const eventId = id.replace("mwdl", "test")
  const body = { id: eventId, type: WEBHOOK_TEST_TYPE, createdAt: at.toISOString(), data: { message: "This is a test." } }
  await sql.execute(
    `insert into metal_webhook_delivery (id, webhook_id, event_id, type, object_key, body, next_attempt_at)
     values (?, ?, ?, ?, ?, ?, now() + interval '10 minutes')`,
    [id, webhookId, eventId, WEBHOOK_TEST_TYPE, eventId, JSON.stringify(body)],
  )
  return id
}

/** Gives an endpoint another secret; the former one signs as well for a day. */
export async function saltWebhook(sql: SqlEntityManager, id: string, salt: string): Promise<void> {
  await sql.execute(
    `update metal_webhook set former_salt = salt, salt = ?, salted_at = now(), updated_at = now()
     where id = ? and deleted_at is null`,
    [salt, id],
  )
}

/** Ends an endpoint; what waits for it is given up. False when it has ended before. */
export async function removeWebhook(sql: SqlEntityManager, id: string): Promise<boolean> {
  const removed: unknown[] = await sql.execute(
    "update metal_webhook set deleted_at = now(), updated_at = now() where id = ? and deleted_at is null returning id",
    [id],
  )
  await sql.execute(
    `update metal_webhook_delivery set state = 'FAILED', last_error = 'The endpoint was removed', claimed_until = null,
       updated_at = now() where webhook_id = ? and state = 'PENDING'`,
    [id],
  )
  return removed.length > 0
}

export type WebhookCounts = { webhook_id: string; waiting: number; failed: number }

/** How many messages wait for each endpoint, and how many were given up. */
export async function countDeliveries(sql: SqlEntityManager, ids: string[]): Promise<WebhookCounts[]> {
  return await sql.execute(
    `select webhook_id, count(*) filter (where state = 'PENDING')::int as waiting,
       count(*) filter (where state = 'FAILED')::int as failed
     from metal_webhook_delivery where state <> 'DELIVERED' and deleted_at is null
       and webhook_id in (select jsonb_array_elements_text(?::jsonb)) group by webhook_id`,
    [JSON.stringify(ids)],
  )
}

/** Forgets messages two weeks after they were taken and a month after they were made, with their tries. */
export async function pruneDeliveries(sql: SqlEntityManager): Promise<void> {
  await sql.execute(
    `with gone as (
       delete from metal_webhook_delivery where created_at < now() - interval '14 days'
         and (state = 'DELIVERED' or created_at < now() - interval '30 days') returning id
     ) delete from metal_webhook_attempt where delivery_id in (select id from gone)`,
  )
}
