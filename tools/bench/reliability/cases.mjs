import { untilAnswering } from "../../lib/answering.mjs"
import { SERVERS } from "../../cluster/topology.mjs"
import { pause } from "./load.mjs"

const READY_MS = 120_000

/** What is done to the cluster while it works; each is over when what it broke answers again. */
export const CASES = [
  { title: "a backend is killed (`kill -9`)", harm: (cluster) => kill(cluster, "backend-1", "ready") },
  { title: "rolling restart of both backends", harm: rollingRestart },
]

async function kill({ started, ports }, name, path) {
  const { pid } = started[name].now()
  process.kill(-pid, "SIGKILL")
  await anew(started[name], pid)
  await untilAnswering(`http://localhost:${ports[name]}/${path}`, started[name].now(), READY_MS)
}

async function rollingRestart({ started, ports }) {
  for (const name of SERVERS) {
    const { pid } = started[name].now()
    process.kill(pid, "SIGTERM")
    await anew(started[name], pid)
    await untilAnswering(`http://localhost:${ports[name]}/ready`, started[name].now(), READY_MS)
    // The balancer looks again at one that was away after two seconds.
    await pause(3000)
  }
}

/** The process that was started in the place of another. */
async function anew(kept, pid) {
  while (kept.now().pid === pid) await pause(50)
}
