import { existsSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"

/**
 * How PostgreSQL is started so that its write-ahead log can be kept: a piece is closed after a minute at the latest, which
 * bounds what the loss of the disk can cost. Where to, only the first backup says; until then nothing is kept.
 */
export const ARCHIVE_SETTINGS = process.platform === "win32" ? [] : ["archive_mode=on", "archive_timeout=60"]
/** PostgreSQL's way to keep nothing. */
const KEEP_NOTHING = "true"
const SEGMENT = /^([0-9A-F]{24})\.gz$/

/** Without a command PostgreSQL would hold its log for ever: a server that was never backed up drops it. */
export async function dropUntilBackedUp(client) {
  const { rows } = await client.query(
    "select current_setting('archive_mode') as mode, current_setting('archive_command') as command",
  )
  if (rows[0].mode === "on" && rows[0].command === "") await archiveBy(client, KEEP_NOTHING)
}

/** From now on, and after every restart, each finished piece of the log is kept in the folder. */
export async function archiveInto(client, folder) {
  await archiveBy(client, archiveCommand(folder))
}

/** A restored copy beside the shop must not write into the shop's archive. */
export async function archiveNoMore(client) {
  await archiveBy(client, KEEP_NOTHING)
}

async function archiveBy(client, command) {
  await client.query(`alter system set archive_command = ${client.escapeLiteral(command)}`)
  await client.query("select pg_reload_conf()")
}

/** Whole or not at all, and never another piece under a name that is taken; the same piece again is no error. */
function archiveCommand(folder) {
  const kept = quoted(join(folder, "%f.gz"))
  const fresh = quoted(join(folder, "%f.gz.new"))
  return `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - "%p"; else gzip -1 < "%p" > ${fresh} && sync ${fresh} && mv ${fresh} ${kept}; fi`
}

/** How a server that restores fetches a piece. */
export function restoreCommand(folder) {
  const kept = quoted(join(folder, "%f.gz"))
  return `test -f ${kept} && gzip -dc ${kept} > "%p"`
}

/** For the shell; `%f` stays PostgreSQL's, any other percent sign is doubled. */
function quoted(path) {
  return `'${path.replace(/%(?!f\.gz)/g, "%%").replaceAll("'", "'\\''")}'`
}

/** Whether a piece of the log is kept. */
export function isArchived(folder, segment) {
  return existsSync(join(folder, `${segment}.gz`))
}

/** Removes the pieces that no backup needs whose first one is `segment`; a piece of any line of time counts by its place. */
export function removeBefore(folder, segment) {
  const place = (name) => name.slice(8)
  for (const file of readdirSync(folder)) {
    const [, name] = SEGMENT.exec(file) ?? []
    if (name && place(name) < place(segment)) rmSync(join(folder, file))
  }
}
