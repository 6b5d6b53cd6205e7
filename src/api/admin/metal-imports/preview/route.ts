import type { FeedPreviewAnswer, NewFeedImportBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_CATALOGUE } from "../../../../modules/metal-catalogue"
import { previewFeed } from "../../../../modules/metal-catalogue/feed/preview-feed"
import type MetalCatalogueService from "../../../../modules/metal-catalogue/service"
import { readableFeed } from "../../../lib/readable-feed"

/** What a feed would change; nothing is written. */
export async function POST(
  req: MedusaRequest<z.output<typeof NewFeedImportBodySchema>>,
  res: MedusaResponse<FeedPreviewAnswer>,
): Promise<void> {
  const catalogue = req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  res.json({ preview: await previewFeed(catalogue, req.validatedBody.kind, readableFeed(req.validatedBody)) })
}
