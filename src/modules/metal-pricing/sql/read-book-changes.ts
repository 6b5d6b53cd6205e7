import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What changed between two versions of the price book. `everything` when the log no longer tells. */
export type BookChanges = { version: number; everything: boolean; ruleIds: string[]; companyIds: string[]; customerIds: string[] }

/** The version of the price book: whoever read it has seen every change up to it. */
export async function readBookVersion(sql: SqlEntityManager): Promise<number> {
  const [row]: { version: number }[] = await sql.execute("select version::float8 as version from metal_pricing_version")
  return row?.version ?? 0
}

type ChangeRow = { version: number; kind: "rule" | "company" | "customer" | "everything"; subject: string }

/**
 * Everything that changed after the version a reader has, up to the current one or further. Versions follow each other
 * without gaps: where one is missing the log has been pruned since.
 */
export async function readBookChanges(sql: SqlEntityManager, known: number, current: number): Promise<BookChanges> {
  const rows: ChangeRow[] = await sql.execute(
    `select distinct version::float8 as version, kind, subject from metal_pricing_change where version > ? order by version`,
    [known],
  )
  const subjects = (kind: ChangeRow["kind"]) => [...new Set(rows.flatMap((row) => (row.kind === kind ? [row.subject] : [])))]
  const versions = new Set(rows.map((row) => row.version))
  const version = Math.max(current, rows.at(-1)?.version ?? 0)
  return {
    version,
    everything: versions.size !== version - known || subjects("everything").length > 0,
    ruleIds: subjects("rule"),
    companyIds: subjects("company"),
    customerIds: subjects("customer"),
  }
}

/**
 * Forgets changes every follower has long seen; one that has not loads everything anew. What a follower that may be late
 * has not seen stays: `late` is the version it knows.
 */
export async function pruneBookChanges(sql: SqlEntityManager, late: number | null): Promise<void> {
  await sql.execute(
    `delete from metal_pricing_change where changed_at < now() - interval '1 hour' ${late === null ? "" : "and version <= ?"}`,
    late === null ? [] : [late],
  )
}
