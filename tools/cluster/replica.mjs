import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { clusterUrl, SUPERUSER } from "../lib/postgres.mjs"
import { giveFolder, postgresUser, reachableBinaries, reachableFolder } from "../lib/postgres-user.mjs"
import { postgresBinaries } from "../lib/postgres-binaries.mjs"
import { withDatabase } from "../lib/sql.mjs"

const SLOT = "replica"
/** What belongs to the running primary alone, or comes by the stream. */
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
 * A streaming replica of a running primary: its folder is copied under PostgreSQL's low-level backup when it is empty,
 * and follows from then on.
 */
export async function startReplica({ primary, folder: wanted, port, password, logs, children }) {
  const user = postgresUser()
  const binaries = reachableBinaries(await postgresBinaries(), user)
  const folder = reachableFolder(wanted, user)
  if (!existsSync(folder)) await copyPrimary({ primary, folder, password, user })
  return children.start({
    title: "PostgreSQL replica",
    command: binaries.postgres,
    args: ["-D", folder, "-p", String(port), "-c", "listen_addresses=localhost", "-c", "unix_socket_directories="],
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    log: join(logs, "postgres-replica.log"),
    last: true,
    stopSignal: "SIGINT",
    ...user,
  })
}

async function copyPrimary({ primary, folder, password, user }) {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  giveFolder(fresh, user)
  const label = await withDatabase(clusterUrl(primary.port, password, "postgres"), async (client) => {
    await client.query(
      "select pg_create_physical_replication_slot($1, true) where not exists (select from pg_replication_slots where slot_name = $1)",
      [SLOT],
    )
    await client.query("select pg_backup_start('replica', true)")
    copyInto(primary.folder, fresh)
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)")
    return rows[0].labelfile
  })
  writeFileSync(join(fresh, "backup_label"), label)
  writeFileSync(join(fresh, "standby.signal"), "")
  const source = `host=localhost port=${primary.port} user=${SUPERUSER} password=${password} application_name=${SLOT}`
  writeFileSync(join(fresh, "postgresql.auto.conf"), `primary_conninfo = '${source}'\nprimary_slot_name = '${SLOT}'\n`, {
    mode: 0o600,
  })
  giveTo(fresh, user)
  renameSync(fresh, folder)
}

function copyInto(from, to) {
  for (const name of readdirSync(from)) {
    if (LEFT_OUT.has(name)) continue
    if (EMPTIED.has(name)) mkdirSync(join(to, name), { mode: 0o700 })
    // A file that vanishes while it is copied is one the write-ahead log makes again.
    else cpSync(join(from, name), join(to, name), { recursive: true, filter: (path) => existsSync(path) })
  }
  mkdirSync(join(to, "pg_wal/archive_status"), { recursive: true, mode: 0o700 })
}

function giveTo(path, user) {
  if (user.uid === undefined) return
  chownSync(path, user.uid, user.gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), user)
}
