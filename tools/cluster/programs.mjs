import { accessSync, constants } from "node:fs"
import { join } from "node:path"
import { Problem } from "../lib/problem.mjs"

/** Where each program stands; throws a Problem that names all that are missing and how to get them. */
export function requirePrograms(names, path = process.env.PATH ?? "") {
  const folders = [...path.split(":"), "/usr/sbin", "/usr/local/sbin"]
  const found = Object.fromEntries(names.map((name) => [name, folders.map((folder) => join(folder, name)).find(canRun)]))
  const missing = names.filter((name) => !found[name])
  if (missing.length > 0) {
    throw new Problem(`Not on this machine: ${missing.join(", ")}. On Debian: apt-get install -y redis-server nginx-light`)
  }
  return found
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
