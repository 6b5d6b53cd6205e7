import { FEED_KIND_LABELS } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ERP } from "../../../modules/metal-erp"
import type MetalErpService from "../../../modules/metal-erp/service"
import type { JobReport } from "../../system/lib/recorded-job"
import { messageOf } from "../../shared/message-of"
import { readErp } from "./read-erp"
import type { ErpFeed } from "./reading-state"

/** Reads a feed out of the supplier's database, if the mapping names it, and says in the log what came of it. */
export async function lookAtErp(container: MedusaContainer, what: ErpFeed): Promise<JobReport> {
  const ways = container.resolve<MetalErpService>(METAL_ERP).waysOf(what.kind)
  if (!(what.whole ? ways.whole : ways.changes)) return {}
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const name = `ERP, ${FEED_KIND_LABELS[what.kind]} feed`
  try {
    const imported = await readErp(container, what)
    if (imported.length > 0) logger.info(`${name}: imported as ${imported.join(", ")}`)
    return { done: imported.length }
  } catch (error) {
    const problem = `${name} could not be read, trying again: ${messageOf(error)}`
    logger.error(problem)
    return { problems: [problem] }
  }
}
