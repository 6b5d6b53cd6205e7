import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import { runFeedRows } from "../../../modules/metal-catalogue/feed/run-feed-rows"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

/**
 * Not undone when a later step fails: the cursor stays, the import is marked failed and can be run again. Rows
 * of a supplier's feed are facts about stock, not part of a transaction of ours.
 */
export const applyFeedRowsStep = createStep("apply-feed-rows", async (importId: string, { container }) => {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const feed = await catalogue.retrieveFeedImport(importId)
  await catalogue.startFeedImport(importId)
  await runFeedRows(catalogue, feed)
  return new StepResponse(feed.kind)
})
