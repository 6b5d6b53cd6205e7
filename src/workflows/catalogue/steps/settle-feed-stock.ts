import { MAX_WITHDRAWN_SHARE, type FeedKind } from "@billet/backend/contract"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

const figure = (count: number) => count.toLocaleString("en-US")
const NAMES: Record<FeedKind, string> = { STOCK: "items", HEATS: "heats" }

/**
 * What follows from a whole feed: a heat feed makes levels equal to the heats; a stock feed withdraws what it
 * left out. When that is more than 30 % of what was there before, and nobody has confirmed it, the import asks.
 */
export const settleFeedStockStep = createStep("settle-feed-stock", async (importId: string, { container }) => {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const feed = await catalogue.retrieveFeedImport(importId, {
    select: ["id", "kind", "partial", "withdrawals_confirmed", "new_rows"],
  })
  if (feed.partial) return new StepResponse("COMPLETED" as const)
  const { missing, standing } = await catalogue.countMissing({ id: feed.id, kind: feed.kind })
  const before = standing - feed.new_rows
  if (missing > before * MAX_WITHDRAWN_SHARE && !feed.withdrawals_confirmed) {
    await catalogue.updateFeedImports({
      id: importId,
      status: "NEEDS_CONFIRMATION",
      message: `The feed would withdraw ${figure(missing)} of ${figure(before)} ${NAMES[feed.kind]}. Confirm to go on.`,
    })
    return new StepResponse("NEEDS_CONFIRMATION" as const)
  }
  if (feed.kind === "HEATS") await catalogue.recountLevels(importId)
  else await catalogue.withdrawMissing(importId)
  return new StepResponse("COMPLETED" as const)
})
