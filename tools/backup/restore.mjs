import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { plain } from "../lib/log-file.mjs"
import { moveAside } from "../lib/move-aside.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres, stopLeftover } from "../lib/postgres.mjs"
import { postgresBinaries } from "../lib/postgres-binaries.mjs"
import { giveFolder, postgresUser, reachableFolder } from "../lib/postgres-user.mjs"
import { Problem } from "../lib/problem.mjs"
import { RunLock } from "../lib/run-lock.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { withDatabase } from "../lib/sql.mjs"
import { ARCHIVE_SETTINGS, archiveNoMore, isArchived, restoreCommand } from "./archive.mjs"
import { listBackups, logFolder } from "./backups.mjs"
import { giveTo } from "./base-copy.mjs"

const LAST_CHANGE = /last completed transaction was at log time (\S+) (\S+?)([+-]\d\d)(:\d\d)?$/m
const SEGMENT = /^[0-9A-F]{24}$/
/** What is made of the database, anew at the next start. */
const FOLLOWERS = ["postgres-replica", "search"]

/**
 * Brings an installation's database, and its uploads, back to a moment: into the place of the shop's own, which is kept
 * beside it, or into a folder of its own.
 * @param {{ home: string, backups: string, uploads: string, to: Date | "latest", into?: string, replace: boolean,
 *   progress: object, children: object, atEnd: Function }} plan
 * @returns {Promise<{ folder: string, kept?: string, reached?: string, backup: string }>}
 */
export async function restore(plan) {
  const { home, backups, uploads, to, into, replace, progress, atEnd } = plan
  const user = postgresUser()
  const live = reachableFolder(join(home, "postgres"), user)
  const folder = into ? reachableFolder(into, user) : live
  if (existsSync(folder) && !(replace && !into)) throw targetExists(folder, into)
  const backup = chooseBackup(backups, to)
  requireVersion(backup)
  if (!into) {
    const lock = new RunLock(home)
    lock.take("npm run restore")
    atEnd(() => lock.release())
    await stopLeftover(join(home, "postgres"))
  }
  const fresh = `${folder}.restored`
  await progress.step("Copy the backup", () => layOut({ backup, fresh, user, live, log: logFolder(backups) }))
  const reached = await progress.step("Replay the log", () => replay({ ...plan, backup, fresh }))
  const kept = existsSync(folder) ? moveAside(folder) : undefined
  renameSync(fresh, folder)
  if (!into) {
    for (const name of FOLLOWERS) rmSync(reachableFolder(join(home, name), user), { recursive: true, force: true })
    // Its events and timers are of orders that are no more.
    if (existsSync(join(home, "redis"))) moveAside(join(home, "redis"))
  }
  putUploads(backup, into ? `${into}-uploads` : uploads)
  return { folder, kept, reached, backup: backup.name }
}

function targetExists(folder, into) {
  return new Problem(
    into
      ? `${folder} exists. Name a folder that does not, or remove it.`
      : `${folder} exists: it is the shop's database. With --replace it is set aside and the restored one takes its place; --into <folder> restores beside it.`,
  )
}

/** The last backup that was finished by then. */
function chooseBackup(backups, to) {
  const all = listBackups(backups)
  if (all.length === 0) throw new Problem(`There is no backup in ${backups}. Make one with: npm run backup`)
  const found = all.filter(({ finished }) => to === "latest" || new Date(finished) <= to).at(-1)
  if (!found) throw new Problem(`No backup was finished by ${to.toISOString()}; the oldest is of ${all[0].finished}.`)
  return found
}

function requireVersion({ name, postgres, folder }) {
  const { postgres: program } = postgresBinaries()
  const here = execFileSync(program, ["--version"], { encoding: "utf8" }).trim().split(" ").at(-1)
  const major = readFileSync(join(folder, "data/PG_VERSION"), "utf8").trim()
  if (here.split(".")[0] !== major) {
    throw new Problem(
      `The backup ${name} is of PostgreSQL ${postgres}, here is ${here}. Restore it with the version of Billet that made it.`,
    )
  }
}

function layOut({ backup, fresh, user, live, log }) {
  rmSync(fresh, { recursive: true, force: true })
  giveFolder(fresh, user)
  cpSync(join(backup.folder, "data"), fresh, { recursive: true })
  // What happened since the last piece was kept is known only where it happened.
  const pieces = join(live, "pg_wal")
  const unkept = existsSync(pieces) ? readdirSync(pieces).filter((name) => SEGMENT.test(name) && !isArchived(log, name)) : []
  for (const name of unkept) cpSync(join(pieces, name), join(fresh, "pg_wal", name))
  mkdirSync(join(fresh, "pg_wal/archive_status"), { recursive: true, mode: 0o700 })
  // No replica follows it yet: it must not wait for one.
  appendFileSync(join(fresh, "postgresql.auto.conf"), "synchronous_standby_names = ''\n")
  // An empty file by which PostgreSQL knows what to do.
  cpSync("/dev/null", join(fresh, "recovery.signal"))
  giveTo(fresh, user)
}

/** Runs the server until it has reached the moment and become one of its own; answers when its last change was made. */
async function replay({ home, backups, to, into, backup, fresh, children }) {
  if (!existsSync(join(home, "secrets.json"))) {
    mkdirSync(home, { recursive: true })
    cpSync(join(backup.folder, "secrets.json"), join(home, "secrets.json"))
  }
  const password = readOrMakeSecrets(home).DATABASE_PASSWORD
  const [port] = await freePorts(1)
  const logs = join(home, "logs/restore")
  const log = logFolder(backups)
  // On its command line PostgreSQL knows no names of time zones yet.
  const target =
    to === "latest" ? [] : [`recovery_target_time=${to.toISOString().replace("Z", "+00")}`, "recovery_target_action=promote"]
  const archiving = into ? ["archive_mode=off"] : ARCHIVE_SETTINGS
  const settings = [`restore_command=${restoreCommand(log)}`, ...target, "hot_standby=off", ...archiving]
  try {
    const server = await startPostgres({ folder: fresh, port, password, logs, children, settings, patienceMs: Infinity })
    if (into) await withDatabase(clusterUrl(port, password, "postgres"), archiveNoMore)
    await server.stop()
  } catch (error) {
    throw explained(error, join(logs, "postgres.log"), to, log)
  }
  return lastChange(join(logs, "postgres.log"))
}

function explained(error, file, to, log) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  if (!/recovery ended before configured recovery target was reached/.test(text)) return error
  const last = lastChange(file)
  const end = last ? `its last change was made at ${last}` : "it ends with the backup"
  return new Problem(
    `There is no write-ahead log for ${to.toISOString()} in ${log}: ${end}. Name an earlier time, or restore all there is: --to latest`,
  )
}

function lastChange(file) {
  const found = LAST_CHANGE.exec(plain(readFileSync(file, "utf8")))
  if (!found) return undefined
  const [, day, time, hours, minutes = ":00"] = found
  return new Date(`${day}T${time}${hours}${minutes}`).toISOString()
}

/** Files that were uploaded since stay: nothing names them, and the next backup would miss one thrown away by mistake. */
function putUploads({ folder }, target) {
  const kept = join(folder, "uploads")
  if (existsSync(kept)) cpSync(kept, target, { recursive: true })
}
