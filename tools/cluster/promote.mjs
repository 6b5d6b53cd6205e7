import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { giveTo } from "../backup/base-copy.mjs"
import { moveAside } from "../lib/move-aside.mjs"
import { postgresBinaries } from "../lib/postgres-binaries.mjs"
import { postgresUser, reachableBinaries, reachableFolder } from "../lib/postgres-user.mjs"
import { Problem } from "../lib/problem.mjs"

/**
 * Makes the replica the primary, at the primary's own address: servers only have to connect again. What was the primary is
 * stopped, so that nobody writes there any more, and its folder set aside; a new replica is copied and follows.
 * @returns {Promise<{ kept?: string }>} where the folder of the old primary is now, if there was one
 */
export async function promoteReplica({ home, logs, children, started, openPrimary, openReplica }) {
  const user = postgresUser()
  const { control } = reachableBinaries(postgresBinaries(), user)
  const [live, follower] = ["postgres", "postgres-replica"].map((name) => reachableFolder(join(home, name), user))
  if (!existsSync(join(follower, "standby.signal"))) throw new Problem("There is no replica to promote.")
  let kept
  await started.postgres.exchange(async (primary) => {
    await primary.stop()
    let promoted
    await started["postgres-replica"].exchange(async (replica) => {
      const args = ["promote", "-D", follower, "-w"]
      const env = { PATH: process.env.PATH, LC_ALL: "C" }
      const job = { title: "Promoting the replica", command: control, args, cwd: follower, env, ...user }
      await children.run({ ...job, log: join(logs, "promote.log") })
      await replica.stop()
      if (existsSync(live)) kept = moveAside(live)
      renameSync(follower, live)
      if (kept) keepArchiving(kept, live, user)
      promoted = await openPrimary()
      return await openReplica()
    })
    return promoted
  })
  return { kept }
}

/** The command that keeps PostgreSQL's log is not replicated: it goes on where the old primary still says it. */
function keepArchiving(from, to, user) {
  const settings = join(from, "postgresql.auto.conf")
  const [command] = existsSync(settings) ? (/^archive_command = .*$/m.exec(readFileSync(settings, "utf8")) ?? []) : []
  if (!command) return
  const file = join(to, "postgresql.auto.conf")
  writeFileSync(file, `${command}\n`, { mode: 0o600 })
  giveTo(file, user)
}
