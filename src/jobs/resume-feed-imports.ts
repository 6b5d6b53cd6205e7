import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../modules/metal-catalogue"
import type MetalCatalogueService from "../modules/metal-catalogue/service"
import { FEED_IMPORT_REQUESTED } from "../workflows/catalogue/create-feed-import"
import { scheduleOf } from "../workflows/system/lib/job-schedules"
import { recordedJob, type JobReport } from "../workflows/system/lib/recorded-job"

const QUIET_MILLISECONDS = 60_000

/** Asks again for imports that wait, or whose process died: a running one moves its cursor every few seconds. */
async function resumeFeedImports(container: MedusaContainer): Promise<JobReport> {
  const stale = await container
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listFeedImports(
      { status: ["PENDING", "RUNNING"], updated_at: { $lt: new Date(Date.now() - QUIET_MILLISECONDS) } },
      { select: ["id"], order: { created_at: "ASC" } },
    )
  const events = container.resolve(Modules.EVENT_BUS)
  for (const { id } of stale) await events.emit({ name: FEED_IMPORT_REQUESTED, data: { id } })
  return { done: stale.length }
}

export default recordedJob("resume-feed-imports", resumeFeedImports)

export const config = scheduleOf("resume-feed-imports")
