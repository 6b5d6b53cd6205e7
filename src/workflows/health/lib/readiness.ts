import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { drainsSince } from "../../../modules/shared/this-process"
import { METAL_ITEM_INDEX, METALS_PROVIDER } from "../../../modules/shared/search-names"
import { answersInTime } from "./answers-in-time"
import { pingRedis } from "./ping-redis"

export type Check = "database" | "search" | "queue" | "staying"
export type Readiness = { ready: boolean; checks: Partial<Record<Check, boolean>> }

const PATIENCE_MILLISECONDS = 2000

/**
 * Whether this process can take work now: the database answers, the stock index is loaded where this process serves
 * searches from memory, Redis answers where events go through it, and it is not about to stop. A check that does not apply is
 * left out.
 */
export async function readinessOf(container: MedusaContainer): Promise<Readiness> {
  const { redisUrl, workerMode } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const { provider } = container.resolve(Modules.SEARCH).getIndex(METAL_ITEM_INDEX)
  const servesSearch = workerMode !== "worker" && provider === METALS_PROVIDER
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [databaseAnswers, queueAnswers] = await Promise.all([
    answersInTime(Promise.resolve(database.raw("select 1")), PATIENCE_MILLISECONDS),
    redisUrl ? answersInTime(pingRedis(redisUrl, PATIENCE_MILLISECONDS), PATIENCE_MILLISECONDS) : null,
  ])
  const checks: Readiness["checks"] = {
    database: databaseAnswers,
    ...(servesSearch ? { search: await catalogue.hasStockIndex() } : {}),
    ...(queueAnswers === null ? {} : { queue: queueAnswers }),
    ...(drainsSince() ? { staying: false } : {}),
  }
  return { ready: Object.values(checks).every(Boolean), checks }
}
