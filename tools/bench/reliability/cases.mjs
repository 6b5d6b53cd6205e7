import { rmSync } from "node:fs"
import { SERVERS, STOREFRONTS } from "../../cluster/topology.mjs"
import { backupWhileSelling } from "./backups.mjs"
import { pause } from "./load.mjs"
import { asked, kill, restart } from "./processes.mjs"
import { fillUploads } from "./uploads.mjs"

const GONE_MS = 20_000
const SLOW_MS = 100
const SLOW_FOR_MS = 30_000
/** The balancer looks again at one that was away after two seconds. */
const LOOK_AGAIN_MS = 3000
const SKEW = { "backend-1": "-5m", "backend-2": "+5m" }
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"

/**
 * What is done to the cluster while it works. `harm` answers when it is over, with a note on what was seen; what comes back
 * by itself may do so later.
 */
export const CASES = [
  { title: "nothing", harm: () => pause(SLOW_FOR_MS) },
  { title: "a backend is killed (`kill -9`)", harm: (cluster) => kill(cluster, "backend-1") },
  { title: "the worker is killed", harm: (cluster) => kill(cluster, "worker") },
  { title: "a storefront is killed", harm: (cluster) => kill(cluster, "storefront-1") },
  { title: "Redis is killed", harm: (cluster) => kill(cluster, "redis") },
  { title: `Redis is gone for ${GONE_MS / 1000} s`, harm: (cluster) => gone(cluster, "redis") },
  { title: "the storefronts' page cache is killed", harm: (cluster) => kill(cluster, "page-cache") },
  { title: "PostgreSQL is restarted", harm: (cluster) => restart(cluster, "postgres") },
  { title: "PostgreSQL is killed", harm: (cluster) => kill(cluster, "postgres") },
  { title: "the replica is killed", harm: (cluster) => kill(cluster, "postgres-replica") },
  { title: "the primary and its disk are lost, the replica is promoted", harm: failover },
  { title: `the database is slow: each of its answers takes ${SLOW_MS} ms more, for ${SLOW_FOR_MS / 1000} s`, harm: slow },
  { title: `the database does not answer for ${GONE_MS / 1000} s`, harm: silent },
  { title: "the disk for uploads is full", harm: fillUploads },
  { title: "one backend's clock is 5 minutes behind, the other's 5 minutes ahead", harm: skewClocks },
  { title: "rolling deployment: both backends, the worker, both storefronts", harm: rollingRestart },
  { title: "backup (`npm run backup`)", harm: backupWhileSelling },
]

async function gone({ started }, name) {
  await started[name].exchange(async ({ pid }, start) => {
    process.kill(-pid, "SIGKILL")
    await pause(GONE_MS)
    return await start()
  })
}

async function failover(cluster) {
  const [{ sync_state: state } = {}] = await asked(cluster, "select sync_state from pg_stat_replication")
  if (state !== "sync") throw new Error(`The replica is not synchronous but ${state}`)
  process.kill(cluster.started.postgres.now().pid, "SIGKILL")
  const { kept } = await cluster.promote()
  rmSync(kept, { recursive: true, force: true })
}

async function slow({ line }) {
  line.delay(SLOW_MS)
  await pause(SLOW_FOR_MS)
  line.delay(0)
}

async function silent({ line }) {
  line.hold(GONE_MS)
  await pause(GONE_MS)
}

async function skewClocks(cluster) {
  const turn = async (offsets) => {
    for (const name of SERVERS) {
      cluster.given[name] = { ...cluster.given[name], ...offsets(name) }
      await restart(cluster, name)
      await pause(LOOK_AGAIN_MS)
    }
  }
  await turn((name) => ({ LD_PRELOAD: LIBRARY, FAKETIME: SKEW[name], FAKETIME_DONT_FAKE_MONOTONIC: "1" }))
  const rows = await asked(
    cluster,
    "select name, extract(epoch from now() - started_at)::int as age from metal_server_process where stopped_at is null and mode = 'server' and seen_at > now() - interval '15 seconds' order by started_at",
  )
  await pause(SLOW_FOR_MS)
  await turn(() => ({ LD_PRELOAD: "", FAKETIME: "" }))
  return `by the database's clock the servers started ${rows.map(({ age }) => `${age} s`).join(" and ")} ago`
}

async function rollingRestart(cluster) {
  for (const name of [...SERVERS, "worker", ...STOREFRONTS]) {
    await restart(cluster, name)
    await pause(LOOK_AGAIN_MS)
  }
}
