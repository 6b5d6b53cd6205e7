import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { tailOf } from "../lib/log-file.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres, stopLeftover } from "../lib/postgres.mjs"
import { giveFolder, postgresUser, reachableFolder } from "../lib/postgres-user.mjs"
import { Problem } from "../lib/problem.mjs"
import { RunLock } from "../lib/run-lock.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { withDatabase } from "../lib/sql.mjs"
import { ARCHIVE_SETTINGS, archiveInto, isArchived, removeBefore } from "./archive.mjs"
import { listBackups, logFolder, NOTE } from "./backups.mjs"
import { copyRunning } from "./base-copy.mjs"

const ARCHIVING_MS = 60_000
const POLL_MS = 100

/**
 * Copies an installation's database and uploads while it runs, and has the write-ahead log kept from then on. A database
 * that is not running is started for as long as it takes.
 * @param {{ home: string, backups: string, uploads: string, keep?: number, progress: object,
 *   children: object, atEnd: Function }} plan
 * @returns {Promise<{ name: string, folder: string, finished: string }>}
 */
export async function makeBackup(plan) {
  const { home, progress } = plan
  const folder = reachableFolder(join(home, "postgres"), postgresUser())
  if (!existsSync(folder)) throw new Problem(`There is no database in ${folder}. Start the shop first: npm start`)
  if (ARCHIVE_SETTINGS.length === 0)
    throw new Problem("PostgreSQL's log cannot be kept on Windows. Use a PostgreSQL of yours (DATABASE_URL).")
  const secrets = readOrMakeSecrets(home)
  const port = runningPort(home, folder) ?? (await startForBackup({ ...plan, secrets }))
  const url = clusterUrl(port, secrets.DATABASE_PASSWORD, "postgres")
  const made = await withDatabase(url, (client) =>
    progress.step("Back up the database", () => copyAll(client, { ...plan, folder })),
  )
  if (plan.keep) prune(plan.backups, plan.keep)
  return made
}

/** The port of the server that a running shop has started; undefined when none runs. */
function runningPort(home, folder) {
  if (!new RunLock(home).holder()) return undefined
  const file = join(folder, "postmaster.pid")
  const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[3]) : 0
  if (!port) throw new Problem("The shop is starting or stopping. Try again in a minute.")
  return port
}

async function startForBackup({ home, secrets, children, atEnd }) {
  const lock = new RunLock(home)
  lock.take("npm run backup")
  atEnd(() => lock.release())
  await stopLeftover(join(home, "postgres"))
  const [port] = await freePorts(1)
  const password = secrets.DATABASE_PASSWORD
  await startPostgres({
    folder: join(home, "postgres"),
    port,
    password,
    logs: join(home, "logs/backup"),
    children,
    settings: ARCHIVE_SETTINGS,
  })
  return port
}

async function copyAll(client, { home, backups, uploads, folder }) {
  const { rows } = await client.query(
    "select now() as now, current_setting('archive_mode') as mode, split_part(version(), ' ', 2) as version",
  )
  const [{ now, mode, version }] = rows
  if (mode !== "on")
    throw new Problem("This database was started by an older version and does not keep its log. Start the shop anew.")
  const name = now.toISOString().slice(0, 19).replaceAll(":", "-")
  const fresh = join(backups, `${name}.new`)
  const finishedFolder = join(backups, name)
  if (existsSync(finishedFolder)) throw new Problem(`${finishedFolder} is there already: a backup was made this very second.`)
  // PostgreSQL's user passes through to the log; the backups themselves are closed to it.
  mkdirSync(backups, { recursive: true, mode: 0o711 })
  const log = logFolder(backups)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  mkdirSync(join(fresh, "data"), { mode: 0o700 })
  giveFolder(log, postgresUser())
  await startArchiving(client, log, home)
  const { label, stop } = await copyRunning(client, folder, join(fresh, "data"), name)
  const lastSegment = await segmentOf(client, stop)
  await untilArchived(() => isArchived(log, lastSegment), log, home)
  // After the database: a file that a copied row names is then there too.
  if (existsSync(uploads)) cpSync(uploads, join(fresh, "uploads"), { recursive: true })
  cpSync(join(home, "secrets.json"), join(fresh, "secrets.json"))
  const finished = (await client.query("select clock_timestamp() as at")).rows[0].at.toISOString()
  const [, firstSegment] = /\(file ([0-9A-F]{24})\)/.exec(label)
  const note = { began: now.toISOString(), finished, postgres: version, firstSegment }
  writeFileSync(join(fresh, NOTE), `${JSON.stringify(note, null, 2)}\n`)
  renameSync(fresh, finishedFolder)
  return { ...note, name, folder: finishedFolder }
}

/** The archiver learns of its command a moment later: a piece kept in the folder proves that it has. */
async function startArchiving(client, log, home) {
  await archiveInto(client, log)
  const known = new Set(readdirSync(log))
  await client.query("select pg_create_restore_point('backup')")
  await client.query("select pg_switch_wal()")
  await untilArchived(() => readdirSync(log).some((file) => file.endsWith(".gz") && !known.has(file)), log, home)
}

async function segmentOf(client, place) {
  // A place on the border of two pieces is the end of the first.
  return (await client.query("select pg_walfile_name(($1::pg_lsn - 1)::pg_lsn) as name", [place])).rows[0].name
}

async function untilArchived(done, log, home) {
  const deadline = Date.now() + ARCHIVING_MS
  while (!done()) {
    if (Date.now() > deadline) {
      const file = join(home, "logs/postgres.log")
      throw new Problem(`PostgreSQL does not manage to keep its log in ${log}. The end of ${file}:`, tailOf(file))
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Keeps the newest backups and the log from the oldest of them on. */
function prune(backups, keep) {
  const all = listBackups(backups)
  for (const { folder } of all.slice(0, -keep)) rmSync(folder, { recursive: true })
  removeBefore(logFolder(backups), all.slice(-keep)[0].firstSegment)
}
