import { FEED_KINDS, type FeedSourceListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { feedSourceView } from "../../../../workflows/catalogue/lib/feed-source"

/** The feeds that are imported every night, as far as they are configured. */
export async function GET(req: MedusaRequest, res: MedusaResponse<FeedSourceListAnswer>): Promise<void> {
  const views = await Promise.all(FEED_KINDS.map((kind) => feedSourceView(req.scope, kind)))
  res.json({ sources: views.filter((view) => view !== null) })
}
