import type { SystemJob, SystemJobRun } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"
import type { JobRunRow } from "../../../modules/metal-system/sql/job-runs"
import { JOB_SCHEDULES } from "./job-schedules"
import { nextRun, shownSchedule } from "./next-run"

const runView = (row: JobRunRow): SystemJobRun => ({
  startedAt: new Date(row.started_at).toISOString(),
  milliseconds: row.milliseconds,
  outcome: row.outcome === "RUNNING" && !row.alive ? "INTERRUPTED" : row.outcome,
  done: row.done,
  problems: row.problems,
})

/** Every scheduled job with its last runs, and when it runs next. */
export async function jobStates(container: MedusaContainer, now: Date): Promise<SystemJob[]> {
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  const byName = async (only: "ALL" | "PROBLEMS") => new Map((await system.lastRuns(only)).map((row) => [row.name, runView(row)]))
  const [last, problems] = [await byName("ALL"), await byName("PROBLEMS")]
  return Object.entries(JOB_SCHEDULES).map(([name, schedule]) => {
    const run = last.get(name) ?? null
    return {
      name,
      schedule: shownSchedule(schedule),
      last: run,
      lastProblem: problems.get(name) ?? null,
      nextAt: nextRun(schedule, now, run && new Date(run.startedAt)).toISOString(),
    }
  })
}
