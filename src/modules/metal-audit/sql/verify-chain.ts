import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { AUDIT_HASH, CHAIN_START } from "./audit-payload"

/** The end of a chain: the number and the hash of its last row. */
export type AuditHead = { seq: number; hash: string }
export type ChainReport = {
  rows: number
  head: AuditHead
  /** The first thing that is not as it was written; null for a whole chain. */
  problem: { seq: number; id: string | null; reason: string } | null
}

type BrokenRow = { seq: string; id: string; isNext: boolean; isChained: boolean }

const BROKEN = `select seq, id, "isNext", "isChained" from (
    select r.seq, r.id, r.seq = coalesce(lag(r.seq) over (order by r.seq), 0) + 1 as "isNext",
      r.prev_hash = coalesce(lag(r.hash) over (order by r.seq), '${CHAIN_START}') as "isChained",
      r.hash = ${AUDIT_HASH} as "isWhole"
    from metal_audit_log r) as checked
  where not ("isNext" and "isChained" and "isWhole") order by seq limit 1`

function reasonOf({ isNext, isChained }: BrokenRow): string {
  if (!isNext) return "rows before it are missing"
  return isChained ? "it was changed" : "the row before it was replaced"
}

async function headOf(sql: SqlEntityManager): Promise<AuditHead> {
  const [row]: { seq: string; hash: string }[] = await sql.execute("select seq, hash from metal_audit_head")
  return { seq: Number(row?.seq ?? 0), hash: row?.hash ?? CHAIN_START }
}

async function lastRow(sql: SqlEntityManager): Promise<AuditHead> {
  const [row]: { seq: string; hash: string }[] = await sql.execute(
    "select seq, hash from metal_audit_log order by seq desc limit 1",
  )
  return row ? { seq: Number(row.seq), hash: row.hash } : { seq: 0, hash: CHAIN_START }
}

async function hashAt(sql: SqlEntityManager, seq: number): Promise<string | undefined> {
  const [row]: { hash: string }[] = await sql.execute("select hash from metal_audit_log where seq = ?", [seq])
  return row?.hash
}

/** A head that was kept outside the database shows a chain that was cut or written anew as a whole. */
async function problemOfEnd(sql: SqlEntityManager, last: AuditHead, kept: AuditHead | null): Promise<ChainReport["problem"]> {
  const head = await headOf(sql)
  if (head.seq !== last.seq || head.hash !== last.hash) {
    return { seq: last.seq, id: null, reason: `the log was cut: ${head.seq} rows were written` }
  }
  if (!kept || kept.seq === 0 || (await hashAt(sql, kept.seq)) === kept.hash) return null
  return { seq: kept.seq, id: null, reason: "it is not the row that stood here when the log was last verified" }
}

/** Recomputes the whole chain and names the first row that is not as it was written. `kept`: the head of an earlier look. */
export async function verifyChain(sql: SqlEntityManager, kept: AuditHead | null): Promise<ChainReport> {
  // Rows that are appended meanwhile must not look like a head that moved.
  await sql.execute("set transaction isolation level repeatable read")
  const [broken]: BrokenRow[] = await sql.execute(BROKEN)
  const last = await lastRow(sql)
  const [{ rows } = { rows: 0 }]: { rows: number }[] = await sql.execute("select count(*)::int as rows from metal_audit_log")
  const problem = broken
    ? { seq: Number(broken.seq), id: broken.id, reason: reasonOf(broken) }
    : await problemOfEnd(sql, last, kept)
  return { rows, head: last, problem }
}
