import { execFileSync } from "node:child_process"
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs"
import { createHash } from "node:crypto"
import { basename, dirname, join } from "node:path"
import { Problem } from "./problem.mjs"

const SHARED = "/var/lib/billet"

/**
 * PostgreSQL refuses to run as root. Answers the user it runs as instead: `postgres`, made when the machine lacks it,
 * else `nobody`. Empty when we are not root.
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) {
    return {}
  }
  return lookUp("postgres") ?? makeUser("postgres") ?? lookUp("nobody") ?? fail()
}

/**
 * A folder the user can work in: the wanted one, or, when a folder above it is closed to that user (such as /root),
 * one below /var/lib.
 */
export function reachableFolder(wanted, user) {
  if (user.uid === undefined || isOpenTo(dirname(wanted), user)) {
    return wanted
  }
  const name = `${basename(wanted)}-${createHash("sha256").update(wanted).digest("hex").slice(0, 8)}`
  return join(SHARED, name)
}

/** The PostgreSQL binaries, copied to where the user may run them if they are not already. */
export function reachableBinaries(binaries, user) {
  if (user.uid === undefined || isOpenTo(binaries.folder, user)) {
    return binaries
  }
  const folder = reachableFolder(binaries.folder, user)
  if (!existsSync(folder)) {
    mkdirSync(SHARED, { recursive: true, mode: 0o755 })
    cpSync(binaries.folder, folder, { recursive: true, verbatimSymlinks: true })
  }
  const moved = (file) => join(folder, "bin", basename(file))
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres), control: moved(binaries.control), folder }
}

/** Makes the folder, owned by the user and closed to everyone else. */
export function giveFolder(folder, user) {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid)
  }
}

/** Whether the user may enter the folder and every folder above it. */
export function isOpenTo(folder, user) {
  const { uid, gid, mode } = nearestStat(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const above = dirname(folder)
  return (mode & bit) !== 0 && (above === folder || isOpenTo(above, user))
}

/** What does not exist yet will be made by us and opened to the user: it stands in no one's way. */
function nearestStat(folder) {
  return existsSync(folder) ? statSync(folder) : { uid: 0, gid: 0, mode: 0o755 }
}

function lookUp(name) {
  const line = readFileSync("/etc/passwd", "utf8").split("\n").find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(":") ?? []
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function makeUser(name) {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name], { stdio: "ignore" })
    return lookUp(name)
  } catch {
    return undefined
  }
}

function fail() {
  throw new Problem("PostgreSQL cannot run as root, and this machine has no other user for it. Start as a normal user.")
}
