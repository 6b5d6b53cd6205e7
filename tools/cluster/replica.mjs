import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copyRunning, giveTo } from "../backup/base-copy.mjs"
import { clusterUrl, SUPERUSER } from "../lib/postgres.mjs"
import { giveFolder, postgresUser, reachableBinaries, reachableFolder } from "../lib/postgres-user.mjs"
import { postgresBinaries } from "../lib/postgres-binaries.mjs"
import { withDatabase } from "../lib/sql.mjs"

const SLOT = "replica"

/**
 * A streaming replica of a running primary: its folder is copied under PostgreSQL's low-level backup when it is empty,
 * and follows from then on.
 */
export async function startReplica({ primary, folder: wanted, port, password, logs, children }) {
  const user = postgresUser()
  const binaries = reachableBinaries(postgresBinaries(), user)
  const folder = reachableFolder(wanted, user)
  if (!existsSync(folder)) await copyPrimary({ primary, folder, password, user })
  followFrom({ primary, folder, password, user })
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
  await withDatabase(clusterUrl(primary.port, password, "postgres"), async (client) => {
    await client.query(
      "select pg_create_physical_replication_slot($1, true) where not exists (select from pg_replication_slots where slot_name = $1)",
      [SLOT],
    )
    await copyRunning(client, primary.folder, fresh, "replica")
  })
  writeFileSync(join(fresh, "standby.signal"), "")
  giveTo(fresh, user)
  renameSync(fresh, folder)
}

/** Where the primary is: its port is another one at every start. */
function followFrom({ primary, folder, password, user }) {
  const file = join(folder, "postgresql.auto.conf")
  const source = `host=localhost port=${primary.port} user=${SUPERUSER} password=${password} application_name=${SLOT}`
  writeFileSync(file, `primary_conninfo = '${source}'\nprimary_slot_name = '${SLOT}'\n`, { mode: 0o600 })
  giveTo(file, user)
}
