import { createHash } from "node:crypto"
import { join } from "node:path"
import type { Environment } from "./read-environment"

type Settings = Pick<Environment, "DATABASE_URL" | "SEARCH_SNAPSHOTS" | "BILLET_HOME">

/** Where the search index of a database is kept; undefined where nothing is to be kept. */
export function snapshotFile({ DATABASE_URL, SEARCH_SNAPSHOTS, BILLET_HOME }: Settings): string | undefined {
  const folder = SEARCH_SNAPSHOTS ?? (BILLET_HOME === undefined ? undefined : join(BILLET_HOME, "search"))
  if (folder === undefined) return undefined
  const { host, pathname } = new URL(DATABASE_URL)
  const database = createHash("sha256")
    .update(host + pathname)
    .digest("hex")
    .slice(0, 16)
  return join(folder, `stock-${database}.index`)
}
