import { untilAnswering } from "../../lib/answering.mjs"
import { withDatabase } from "../../lib/sql.mjs"
import { SERVERS, STOREFRONTS } from "../../cluster/topology.mjs"
import { pause } from "./load.mjs"

const READY_MS = 180_000

/** What each kind of process answers when it can work. */
const SIGN_OF_LIFE = {
  ...Object.fromEntries(SERVERS.map((name) => [name, "ready"])),
  ...Object.fromEntries(STOREFRONTS.map((name) => [name, "robots.txt"])),
  // A worker serves no routes of ours.
  worker: "health",
}

/** Ends a process without a word, as a crash does; answers when another runs in its place. */
export async function kill({ started }, name) {
  const { pid } = started[name].now()
  process.kill(-pid, "SIGKILL")
  await anew(started[name], pid)
}

/** Asks a process to end, as a deployment does; answers when the next one can work. */
export async function restart(cluster, name) {
  const { pid } = cluster.started[name].now()
  process.kill(pid, cluster.started[name].now().title.startsWith("PostgreSQL") ? "SIGINT" : "SIGTERM")
  await anew(cluster.started[name], pid)
  await answering(cluster, name)
}

/** The process that was started in the place of another. */
async function anew(kept, pid) {
  while (kept.now().pid === pid) await pause(50)
}

export async function answering({ started, ports }, name) {
  const path = SIGN_OF_LIFE[name]
  if (path) await untilAnswering(`http://localhost:${ports[name]}/${path}`, started[name].now(), READY_MS)
}

/** Waits until everything works: servers and storefronts answer, a job runs again, the replica follows again. */
export async function untilWell(cluster) {
  await Promise.all(Object.keys(SIGN_OF_LIFE).map((name) => answering(cluster, name)))
  const since = await onceAnswered(() => asked(cluster, "select now() as now"))
  await until(() =>
    asked(cluster, "select from metal_job_run where name = 'send-webhooks' and outcome = 'DONE' and started_at > $1", [
      since[0].now,
    ]),
  )
  await until(() => asked(cluster, "select from pg_stat_replication where sync_state = 'sync'"))
}

export const asked = (cluster, sql, values) =>
  withDatabase(cluster.databaseUrl, async (client) => (await client.query(sql, values)).rows)

async function until(rows) {
  const deadline = performance.now() + READY_MS
  while ((await onceAnswered(rows)).length === 0) {
    if (performance.now() > deadline) throw new Error(`Not well again after ${READY_MS / 1000} s: ${rows}`)
    await pause(200)
  }
}

async function onceAnswered(query) {
  const deadline = performance.now() + READY_MS
  for (;;) {
    try {
      return await query()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(200)
    }
  }
}
