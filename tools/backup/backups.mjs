import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { isOpenTo, postgresUser } from "../lib/postgres-user.mjs"
import { Problem } from "../lib/problem.mjs"

/** The file that makes a folder a finished backup. */
export const NOTE = "backup.json"

/** Where the write-ahead log of the backups in a folder is kept. Throws a Problem when PostgreSQL's user cannot get there. */
export function logFolder(backups) {
  const user = postgresUser()
  if (user.uid !== undefined && !isOpenTo(backups, user)) {
    throw new Problem(
      `PostgreSQL does not run as root, and its user cannot reach ${backups}. Name a folder it can: --backups <folder>`,
    )
  }
  return join(backups, "wal")
}

/**
 * The finished backups of a folder, oldest first.
 * @returns {{ folder: string, name: string, began: string, finished: string, postgres: string, firstSegment: string }[]}
 */
export function listBackups(backups) {
  if (!existsSync(backups)) return []
  return readdirSync(backups)
    .sort()
    .map((name) => ({ name, folder: join(backups, name), note: join(backups, name, NOTE) }))
    .filter(({ note }) => existsSync(note))
    .map(({ name, folder, note }) => ({ ...JSON.parse(readFileSync(note, "utf8")), name, folder }))
}

/** Bytes of everything below a folder. */
export function sizeOf(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
  }, 0)
}
