import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"

/** What never counts as an input of a build: what tools and tests leave behind. */
const NEVER = /^(node_modules|dist|\.next|\.medusa|__tests__|e2e|test-results|playwright-report|next-env\.d\.ts|.*\.test\.[cm]?[jt]sx?|.*\.tsbuildinfo|.*\.md)$/

/**
 * One hash of the content of files and folders. The same files with the same content always give the same hash,
 * wherever the repository lies and whatever the clocks say. A path that does not exist counts as empty.
 * @param {string} root folder the paths are relative to
 * @param {string[]} paths
 * @param {string[]} [extra] further texts that decide, such as public settings
 */
export function hashInputs(root, paths, extra = []) {
  const hash = createHash("sha256")
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file)).update("\0")
    }
  }
  return hash.update(JSON.stringify(extra)).digest("hex")
}

/** Every file of a folder in a fixed order; a file stands for itself. */
export function filesBelow(path, skip = NEVER) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) {
    return stat ? [path] : []
  }
  return readdirSync(path)
    .filter((name) => !skip.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name), skip))
}
