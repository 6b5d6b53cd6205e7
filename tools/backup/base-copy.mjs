import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { cp } from "node:fs/promises"
import { join } from "node:path"

/** What belongs to the running server alone, or comes by its write-ahead log. */
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "current_logfiles"])
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
])

/**
 * Copies the folder of a running server under PostgreSQL's low-level backup, as pg_basebackup does, which npm's PostgreSQL
 * does not carry. The copy starts only together with the write-ahead log from `label`'s start to `stop`.
 * @param {import("pg").Client} client stays connected meanwhile: the backup is its session's
 * @returns {Promise<{ label: string, stop: string }>} the text of backup_label, the log's place at the end
 */
export async function copyRunning(client, from, to, title) {
  await client.query("select pg_backup_start($1, true)", [title])
  await copyInto(from, to)
  const { rows } = await client.query("select lsn::text as stop, labelfile as label from pg_backup_stop(false)")
  writeFileSync(join(to, "backup_label"), rows[0].label)
  return rows[0]
}

async function copyInto(from, to) {
  for (const name of readdirSync(from)) {
    if (LEFT_OUT.has(name)) continue
    if (EMPTIED.has(name)) mkdirSync(join(to, name), { mode: 0o700 })
    // A file that vanishes while it is copied is one the write-ahead log makes again.
    else await cp(join(from, name), join(to, name), { recursive: true, filter: (path) => existsSync(path) })
  }
  mkdirSync(join(to, "pg_wal/archive_status"), { recursive: true, mode: 0o700 })
}

/** Makes everything below a path the user's. */
export function giveTo(path, user) {
  if (user.uid === undefined) return
  chownSync(path, user.uid, user.gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), user)
}
