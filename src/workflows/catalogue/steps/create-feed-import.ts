import { createHash } from "node:crypto"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

export type NewFeedImport = {
  kind: "STOCK" | "HEATS"
  source: string
  content: string
  startedBy: string | null
  partial?: boolean
}

export const createFeedImportStep = createStep(
  "create-feed-import",
  async (input: NewFeedImport, { container }) => {
    const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const feed = await catalogue.createFeedImports({
      kind: input.kind,
      source: input.source,
      content: input.content,
      checksum: createHash("sha256").update(input.content).digest("hex"),
      status: "PENDING",
      partial: input.partial ?? false,
      started_by: input.startedBy,
    })
    return new StepResponse(feed.id, feed.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).deleteFeedImports(id)
  },
)
