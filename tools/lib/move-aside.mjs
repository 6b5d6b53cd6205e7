import { renameSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** Gives a file or folder a name that says when it was replaced; answers where it is now. */
export function moveAside(path) {
  const kept = join(dirname(path), `${basename(path)}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`)
  renameSync(path, kept)
  return kept
}
