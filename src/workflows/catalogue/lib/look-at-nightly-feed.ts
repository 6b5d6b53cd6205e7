import { FEED_KIND_LABELS, type FeedKind } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { checkFeedSourceWorkflow } from "../check-feed-source"
import { shownAddress } from "./fetch-feed"
import type { JobReport } from "../../system/lib/recorded-job"
import { messageOf } from "../../shared/message-of"

/** Looks at the nightly feed of a kind, if one is configured, and says in the log what came of it. */
export async function lookAtNightlyFeed(container: MedusaContainer, kind: FeedKind): Promise<JobReport> {
  const address = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).feedAddress(kind)
  if (address === null) return {}
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const name = `${FEED_KIND_LABELS[kind]} feed ${shownAddress(address)}`
  const failed = (problem: string): JobReport => {
    logger.error(problem)
    return { problems: [problem] }
  }
  try {
    const { result } = await checkFeedSourceWorkflow(container).run({ input: { kind } })
    if (result.outcome === "FAILED") return failed(`${name}: ${result.message}`)
    logger.info(`${name}: ${result.outcome === "TAKEN" ? `import ${result.importId} has begun` : "nothing new"}`)
    return { done: result.outcome === "TAKEN" ? 1 : 0 }
  } catch (error) {
    return failed(`${name} could not be looked at: ${messageOf(error)}`)
  }
}
