import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import type { WebhookOutcome } from "../webhooks/send-webhook"
import type { ClaimedDelivery } from "./claim-delivery"

/** An endpoint that takes nothing for so long is paused. */
const PAUSED_AFTER = "interval '3 days'"

type Try = Pick<ClaimedDelivery, "id" | "webhook_id" | "attempts">
export type Settled = { isPaused: boolean }

async function noteAttempt(sql: SqlEntityManager, { id }: Try, outcome: WebhookOutcome): Promise<void> {
  await sql.execute(
    "insert into metal_webhook_attempt (id, delivery_id, status, answer, error, milliseconds) values (?, ?, ?, ?, ?, ?)",
    [generateEntityId(undefined, "mwat"), id, outcome.status, outcome.answer, outcome.error, outcome.milliseconds],
  )
}

/** Writes down that a message was taken. What another process has claimed since is left to that one. */
export async function noteDelivered(sql: SqlEntityManager, one: Try, outcome: WebhookOutcome): Promise<void> {
  await noteAttempt(sql, one, outcome)
  await sql.execute(
    `update metal_webhook_delivery set state = 'DELIVERED', delivered_at = now(), claimed_until = null, last_status = ?,
       last_error = null, updated_at = now() where id = ? and attempts = ? and state = 'PENDING'`,
    [outcome.status, one.id, one.attempts],
  )
  await sql.execute("update metal_webhook set failing_since = null, last_delivered_at = now(), updated_at = now() where id = ?", [
    one.webhook_id,
  ])
}

/** Puts a message off, or gives it up when there is no pause; an endpoint that took nothing for days is paused. */
export async function noteFailed(
  sql: SqlEntityManager,
  one: Try,
  outcome: WebhookOutcome,
  pauseMilliseconds: number | null,
): Promise<Settled> {
  await noteAttempt(sql, one, outcome)
  const isOver = pauseMilliseconds === null
  const error = outcome.error ?? `Answered ${outcome.status}`
  await sql.execute(
    `update metal_webhook_delivery set state = ?, next_attempt_at = now() + ? * interval '1 millisecond', claimed_until = null,
       last_status = ?, last_error = ?, updated_at = now() where id = ? and attempts = ? and state = 'PENDING'`,
    [isOver ? "FAILED" : "PENDING", pauseMilliseconds ?? 0, outcome.status, error, one.id, one.attempts],
  )
  await sql.execute("update metal_webhook set failing_since = coalesce(failing_since, now()) where id = ?", [one.webhook_id])
  const paused: unknown[] = await sql.execute(
    `update metal_webhook set status = 'PAUSED', pause_reason = 'Nothing was taken for three days', updated_at = now()
     where id = ? and status = 'ACTIVE' and failing_since < now() - ${PAUSED_AFTER} returning id`,
    [one.webhook_id],
  )
  return { isPaused: paused.length > 0 }
}

/** Notes the try of a test message, which is made once and says nothing of the endpoint's days. */
export async function noteTested(sql: SqlEntityManager, one: Try, outcome: WebhookOutcome, isTaken: boolean): Promise<void> {
  await noteAttempt(sql, one, outcome)
  await sql.execute(
    `update metal_webhook_delivery set state = ?, delivered_at = case when ? then now() end, claimed_until = null,
       last_status = ?, last_error = ?, updated_at = now() where id = ?`,
    [
      ...[isTaken ? "DELIVERED" : "FAILED", isTaken, outcome.status],
      ...[isTaken ? null : (outcome.error ?? `Answered ${outcome.status}`), one.id],
    ],
  )
}
