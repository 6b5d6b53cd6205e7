import { FEED_KINDS, type SystemAnswer, type SystemServer } from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { version as medusaVersion } from "@medusajs/medusa/package.json"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type { ServerProcess } from "../../../modules/metal-system/models/server-process"
import type MetalSystemService from "../../../modules/metal-system/service"
import { SILENT_SECONDS } from "../../../modules/metal-system/service"
import type { StockIndexState } from "../../../modules/shared/stock-index-holder"
import { feedState } from "./feed-state"
import { jobStates } from "./job-states"
import { queueStates } from "./queue-states"

type ProcessRow = InferTypeOf<typeof ServerProcess>

const iso = (time: Date | string) => new Date(time).toISOString()

function stateOf({ seen_at: seen, draining_at: draining, stopped_at: stopped }: ProcessRow, now: number): SystemServer["state"] {
  if (stopped) return "STOPPED"
  if (now - new Date(seen).getTime() > SILENT_SECONDS * 1000) return "SILENT"
  return draining ? "DRAINING" : "RUNNING"
}

const serverView = (row: ProcessRow, now: number): SystemServer => ({
  id: row.id,
  name: row.name,
  pid: row.pid,
  mode: row.mode,
  state: stateOf(row, now),
  version: row.version,
  startedAt: iso(row.started_at),
  seenAt: iso(row.seen_at),
  index: row.index as StockIndexState | null,
})

/** Everything an operator wants to see of the running shop. */
export async function systemState(container: MedusaContainer): Promise<SystemAnswer> {
  const now = new Date()
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const [processes, postgresql, feeds, jobs, queues] = await Promise.all([
    system.listServerProcesses({}, { order: { started_at: "DESC" }, take: 50 }),
    system.postgresVersion(),
    Promise.all(FEED_KINDS.map((kind) => feedState(container, kind))),
    jobStates(container, now),
    queueStates(container),
  ])
  const versions = { shop: system.shopVersion, medusa: medusaVersion, node: process.versions.node, postgresql }
  return { at: now.toISOString(), versions, servers: processes.map((row) => serverView(row, now.getTime())), feeds, jobs, queues }
}
