import { randomBytes } from "node:crypto"
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { execFileSync } from "node:child_process"
import { dropUntilBackedUp } from "../backup/archive.mjs"
import { tailOf } from "./log-file.mjs"
import { postgresBinaries } from "./postgres-binaries.mjs"
import { giveFolder, postgresUser, reachableBinaries, reachableFolder } from "./postgres-user.mjs"
import { Problem } from "./problem.mjs"
import { commandOf } from "./process-mark.mjs"
import { connect } from "./sql.mjs"

export const SUPERUSER = "billet"
const READY_MS = 60_000
const POLL_MS = 50

/**
 * The embedded PostgreSQL cluster of one folder: made when the folder is empty, then started.
 * @param {{ folder: string, port: number, password: string, logs: string, children: import("./children.mjs").Children,
 *   settings?: string[], patienceMs?: number }} cluster `settings` are lines such as "fsync=off"; `patienceMs` is how long it may
 *   take until it answers
 */
export async function startPostgres({ folder: wanted, port, password, logs, children, settings = [], patienceMs = READY_MS }) {
  const user = postgresUser()
  const binaries = reachableBinaries(postgresBinaries(), user)
  const folder = reachableFolder(wanted, user)
  if (!existsSync(folder)) {
    await makeCluster({ binaries, folder, password, user, logs, children })
  }
  const options = ["listen_addresses=localhost", "unix_socket_directories=", "jit=off", ...settings]
  const server = children.start({
    title: "PostgreSQL",
    command: binaries.postgres,
    args: ["-D", folder, "-p", String(port), ...options.flatMap((option) => ["-c", option])],
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    log: join(logs, "postgres.log"),
    last: true,
    // PostgreSQL's "fast" shutdown: it ends sessions and writes a checkpoint.
    stopSignal: "SIGINT",
    ...user,
  })
  await ready(server, port, password, patienceMs)
  return { ...server, folder }
}

/** Made under another name first: a folder of the right name is a finished one. */
async function makeCluster({ binaries, folder: finished, password, user, logs, children }) {
  const folder = `${finished}.new`
  rmSync(folder, { recursive: true, force: true })
  giveFolder(folder, user)
  const secret = mkdtempSync(join(tmpdir(), "billet-"))
  const passwordFile = join(secret, randomBytes(6).toString("hex"))
  giveFolder(secret, user)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.uid !== undefined) {
    chownSync(passwordFile, user.uid, user.gid)
  }
  try {
    await children.run({
      title: "Making the database cluster",
      command: binaries.initdb,
      args: [
        `--pgdata=${folder}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        // Byte order as under C, but letters of all alphabets known as letters: to upper() and ILIKE by PostgreSQL's
        // own tables, to pg_trgm through the system's character types.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        `--lc-ctype=${characterTypes()}`,
      ],
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: "C" },
      log: join(logs, "initdb.log"),
      ...user,
    })
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
  renameSync(folder, finished)
}

function characterTypes() {
  try {
    const known = execFileSync("locale", ["-a"], { encoding: "utf8" }).split("\n")
    return ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name)) ?? "C"
  } catch {
    return "C"
  }
}

/** Stops a server that a killed run left behind: it holds the folder and the port, and it is ours. */
export async function stopLeftover(wanted) {
  const user = postgresUser()
  const folder = reachableFolder(wanted, user)
  const pidFile = join(folder, "postmaster.pid")
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : undefined
  if (pid === undefined) {
    return
  }
  if (!commandOf(pid)?.includes(folder)) {
    // Another process has the number now: PostgreSQL would take it for a server of this folder and refuse to start.
    rmSync(pidFile, { force: true })
    return
  }
  const { control } = reachableBinaries(postgresBinaries(), user)
  try {
    execFileSync(control, ["stop", "-D", folder, "-m", "fast", "-w"], { cwd: folder, stdio: "ignore", ...user })
  } catch {
    throw new Problem(`A PostgreSQL (process ${pid}) from an earlier run holds ${folder} and does not stop. End it and try again.`)
  }
}

async function ready(server, port, password, patienceMs) {
  const deadline = Date.now() + patienceMs
  let over = false
  void server.ended.then(() => (over = true))
  for (;;) {
    if (over) {
      throw new Problem(`PostgreSQL did not start. The end of ${server.log}:`, tailOf(server.log))
    }
    try {
      const client = await connect(clusterUrl(port, password, "postgres"))
      await dropUntilBackedUp(client)
      await client.end()
      return
    } catch (error) {
      // 28P01: the server is up, but its password is not the one in secrets.json.
      if (error.code === "28P01") {
        throw new Problem("The database does not accept the password in secrets.json: the two are from different installations.")
      }
      if (Date.now() > deadline) {
        throw new Problem(`PostgreSQL does not answer on port ${port}. The end of ${server.log}:`, tailOf(server.log))
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** The address of one database of the cluster. */
export function clusterUrl(port, password, database) {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@localhost:${port}/${database}`
}
