import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"
import type { RunEnd } from "../../../modules/metal-system/sql/job-runs"
import { inCall } from "../../../modules/shared/call-facts"
import { messageOf } from "../../shared/message-of"
import type { JobName } from "./job-schedules"

/** What a job says of a run: how many things it worked on, and what it found wrong with them. */
export type JobReport = { done?: number; problems?: string[] }
type Job = (container: MedusaContainer) => Promise<JobReport | void>

const SHOWN_PROBLEMS = 20

function endOf({ done, problems = [] }: JobReport): Omit<RunEnd, "milliseconds"> {
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  const rest = problems.length - shown.length
  const all = rest > 0 ? [...shown.slice(0, -1), `and ${rest + 1} more`] : shown
  return { outcome: problems.length ? "PROBLEMS" : "DONE", done: done ?? null, problems: all }
}

/**
 * A job that writes down when it ran, how long it took and what came of it; its log lines name the run. What it throws is
 * thrown on.
 */
export function recordedJob(name: JobName, job: Job): (container: MedusaContainer) => Promise<void> {
  return async (container) => {
    const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
    const id = await system.startRun(name)
    const began = performance.now()
    const end = (how: Omit<RunEnd, "milliseconds">) =>
      system.endRun(id, { ...how, milliseconds: Math.round(performance.now() - began) })
    try {
      await end(endOf((await inCall({ request_id: id }, () => job(container))) ?? {}))
    } catch (error) {
      await end({ outcome: "FAILED", done: null, problems: [messageOf(error)] })
      throw error
    }
  }
}
