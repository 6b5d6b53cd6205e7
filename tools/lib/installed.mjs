import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Whether a project's node_modules is what its lockfile asks for. npm keeps its own account of what it installed,
 * so an `npm install` by hand is recognised and no stamp of ours can go stale.
 */
export function isInstalled(project) {
  const wanted = readPackages(join(project, "package-lock.json"))
  const present = readPackages(join(project, "node_modules/.package-lock.json"))
  return wanted !== undefined && present !== undefined && sameInstallation(wanted, present)
}

/** Compares the `packages` of a lockfile with those of the installation's own account. */
export function sameInstallation(wanted, present) {
  // Keys outside node_modules are the project itself and its workspaces: sources, not installed packages.
  const expected = Object.entries(wanted).filter(([path]) => path.includes("node_modules/"))
  const nothingMissing = expected.every(([path, entry]) => {
    const found = present[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : isOptional(entry)
  })
  return nothingMissing && Object.keys(present).every((path) => path in wanted)
}

function isOptional(entry) {
  return Boolean(entry.optional ?? entry.devOptional ?? entry.peer)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages
  } catch {
    return undefined
  }
}
