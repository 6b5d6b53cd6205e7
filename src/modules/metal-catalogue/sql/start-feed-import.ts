import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { SUPERSEDED, SUPERSEDED_MESSAGE } from "./superseded"

/** An import that is marked as running already is one that was interrupted and goes on; a failed one is tried again. */
const STARTABLE = "('PENDING', 'RUNNING', 'FAILED')"

/**
 * Marks an import as running, one of a kind at a time: whoever asks second at the same moment is told so (import_running).
 * What is completed, cancelled or waits for an answer does not start (import_over): run again after a newer feed it would
 * withdraw what that one listed.
 */
export async function startFeedImport(sql: SqlEntityManager, importId: string): Promise<void> {
  await sql.execute("select pg_advisory_xact_lock(hashtextextended('metal-feed-import', 0))")
  const [feed]: { startable: boolean; superseded: boolean; running: boolean }[] = await sql.execute(
    `select f.status in ${STARTABLE} as startable, ${SUPERSEDED} as superseded, exists (
       select 1 from metal_feed_import other where other.kind = f.kind and other.status = 'RUNNING' and other.id <> f.id
     ) as running from metal_feed_import f where f.id = ?`,
    [importId],
  )
  if (!feed?.startable) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `Import ${importId} is not waiting to be run`, "import_over")
  if (feed.superseded) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, SUPERSEDED_MESSAGE, "import_superseded")
  if (feed.running) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Another feed of this kind is being imported", "import_running")
  await sql.execute(
    `update metal_feed_import set status = 'RUNNING', started_at = coalesce(started_at, now()), message = null, updated_at = now()
     where id = ?`,
    [importId],
  )
}
