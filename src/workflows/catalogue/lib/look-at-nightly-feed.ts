import { FEED_KIND_LABELS, type FeedKind } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { checkFeedSourceWorkflow } from "../check-feed-source"
import { shownAddress } from "./fetch-feed"
import { messageOf } from "../../shared/message-of"

/** Looks at the nightly feed of a kind, if one is configured, and says in the log what came of it. */
export async function lookAtNightlyFeed(container: MedusaContainer, kind: FeedKind): Promise<void> {
  const address = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).feedAddress(kind)
  if (address === null) return
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const name = `${FEED_KIND_LABELS[kind]} feed ${shownAddress(address)}`
  try {
    const { result } = await checkFeedSourceWorkflow(container).run({ input: { kind } })
    if (result.outcome === "FAILED") logger.error(`${name}: ${result.message}`)
    else logger.info(`${name}: ${result.outcome === "TAKEN" ? `import ${result.importId} has begun` : "nothing new"}`)
  } catch (error) {
    logger.error(`${name} could not be looked at: ${messageOf(error)}`)
  }
}
