import { readdirSync } from "node:fs"
import { join } from "node:path"
import { hashInputs } from "./content-hash.mjs"
import { ROOT } from "./places.mjs"

/** Parts of a module that decide about tables. */
const MODULE_PARTS = ["index.ts", "models", "migrations"]
const OTHERS = ["src/links", "src/search", "src/migration-scripts", "src/config", "medusa-config.ts", "package-lock.json"]

/**
 * One hash of everything `medusa db:migrate` reads: when it is the same, the database is up to date.
 * @param {Record<string, string | undefined>} [env] which search provider holds the indexes is a setting
 */
export function schemaHash(root = ROOT, env = {}) {
  const modules = folders(join(root, "src/modules"))
  const parts = modules.flatMap((name) => MODULE_PARTS.map((part) => `src/modules/${name}/${part}`))
  return hashInputs(root, [...parts, ...OTHERS], [env.SEARCH_PROVIDER || "metals"])
}

function folders(path) {
  try {
    return readdirSync(path).sort()
  } catch {
    return []
  }
}
