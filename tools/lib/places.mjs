import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..")
export const STOREFRONT = join(ROOT, "storefront")
/** The built Medusa application: what production runs. */
export const SERVER = join(ROOT, ".medusa/server")

/** Where everything lives that must survive a restart and never enters git. */
export function homeFolder(variables = process.env) {
  return variables.BILLET_HOME ? resolve(variables.BILLET_HOME) : join(ROOT, ".billet")
}
