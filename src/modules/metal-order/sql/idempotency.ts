import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

const LOCK_SECONDS = 120
const KEEP_HOURS = 24

export type IdempotencyClaim =
  | { outcome: "fresh" }
  | { outcome: "repeated"; status: number; answer: unknown }
  | { outcome: "in_progress" }
  | { outcome: "mismatch" }

type Stored = { request_hash: string; status: number | null; answer: unknown; locked: boolean }

/**
 * Takes a key for one request. Fresh: go on, and save the answer. Repeated: send that answer again. A request
 * that died without an answer frees its key after two minutes; answers are kept for 24 hours.
 */
export async function claimKey(sql: SqlEntityManager, id: string, hash: string): Promise<IdempotencyClaim> {
  await sql.execute(`delete from metal_idempotency_key where id = ? and created_at < now() - interval '${KEEP_HOURS} hours'`, [id])
  const claimed: unknown[] = await sql.execute(
    `insert into metal_idempotency_key as k (id, request_hash, locked_until)
     values (?, ?, now() + interval '${LOCK_SECONDS} seconds')
     on conflict (id) do update set locked_until = excluded.locked_until
     where k.status is null and k.request_hash = excluded.request_hash and k.locked_until < now() returning id`,
    [id, hash],
  )
  if (claimed.length) return { outcome: "fresh" }
  const [stored]: Stored[] = await sql.execute(
    "select request_hash, status, answer, locked_until > now() as locked from metal_idempotency_key where id = ?",
    [id],
  )
  if (!stored || stored.request_hash !== hash) return { outcome: "mismatch" }
  if (stored.status === null) return { outcome: "in_progress" }
  return { outcome: "repeated", status: stored.status, answer: stored.answer }
}

/** Keeps the answer under the key. */
export async function saveAnswer(sql: SqlEntityManager, id: string, status: number, answer: unknown): Promise<void> {
  await sql.execute("update metal_idempotency_key set status = ?, answer = ?::jsonb, updated_at = now() where id = ?", [
    status,
    JSON.stringify(answer),
    id,
  ])
}

/** Frees a key whose request failed before it had any effect, so that the client may try again. */
export async function freeKey(sql: SqlEntityManager, id: string): Promise<void> {
  await sql.execute("delete from metal_idempotency_key where id = ? and status is null", [id])
}
