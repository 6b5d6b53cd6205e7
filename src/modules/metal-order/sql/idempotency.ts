import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { namedQuery } from "../../shared/named-query"

/** A key is free so long after the process at work under it died. */
export const LOCK_SECONDS = 15
const KEEP_HOURS = 24

export type IdempotencyClaim =
  | { outcome: "fresh" }
  | { outcome: "repeated"; status: number; answer: unknown }
  | { outcome: "in_progress" }
  | { outcome: "mismatch" }

type Stored = { request_hash: string; status: number | null; answer: unknown; locked: boolean }

/** A key, and the run that has it. Once another run has taken the key over, what this one says of it no longer counts. */
export type HeldKey = { id: string; owner: string }

/**
 * Takes a key for one request. Fresh: go on, renew the key meanwhile, and save the answer. Repeated: send that answer again. A
 * request whose process died frees its key when it was not renewed in time; answers are kept for 24 hours.
 */
export async function claimKey(sql: SqlEntityManager, { id, owner }: HeldKey, hash: string): Promise<IdempotencyClaim> {
  const claimed = await namedQuery(
    sql,
    "claim-key",
    `insert into metal_idempotency_key as k (id, request_hash, owner, locked_until)
     values (?, ?, ?, now() + interval '${LOCK_SECONDS} seconds')
     on conflict (id) do update set locked_until = excluded.locked_until, owner = excluded.owner, status = null, answer = null,
       request_hash = excluded.request_hash, created_at = now()
     where k.created_at < now() - interval '${KEEP_HOURS} hours'
       or k.status is null and k.request_hash = excluded.request_hash and k.locked_until < now() returning id`,
    [id, hash, owner],
  )
  if (claimed.length) return { outcome: "fresh" }
  const [stored]: Stored[] = await sql.execute(
    "select request_hash, status, answer, locked_until > now() as locked from metal_idempotency_key where id = ?",
    [id],
  )
  // Freed between the two statements: it is anybody's again.
  if (!stored) return await claimKey(sql, { id, owner }, hash)
  if (stored.request_hash !== hash) return { outcome: "mismatch" }
  if (stored.status === null) return { outcome: "in_progress" }
  return { outcome: "repeated", status: stored.status, answer: stored.answer }
}

/** Keeps a key for the run that has it; one that has run out may be another's by now and is left alone. */
export async function renewKey(sql: SqlEntityManager, { id, owner }: HeldKey): Promise<void> {
  await sql.execute(
    `update metal_idempotency_key set locked_until = now() + interval '${LOCK_SECONDS} seconds'
     where id = ? and owner = ? and status is null and locked_until > now()`,
    [id, owner],
  )
}

/** Keeps the answer under the key. */
export async function saveAnswer(sql: SqlEntityManager, { id, owner }: HeldKey, status: number, answer: unknown): Promise<void> {
  await namedQuery(
    sql,
    "save-answer",
    `update metal_idempotency_key set status = ?, answer = ?::jsonb, updated_at = now()
     where id = ? and owner = ? and status is null`,
    [status, JSON.stringify(answer), id, owner],
  )
}

/** Frees a key whose request failed before it had any effect, so that the client may try again. */
export async function freeKey(sql: SqlEntityManager, { id, owner }: HeldKey): Promise<void> {
  await sql.execute("delete from metal_idempotency_key where id = ? and owner = ? and status is null", [id, owner])
}
