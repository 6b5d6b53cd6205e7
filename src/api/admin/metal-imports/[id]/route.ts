import type { FeedImportAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { feedImportView } from "../../../lib/feed-import-view"

export async function GET(req: MedusaRequest, res: MedusaResponse<FeedImportAnswer>): Promise<void> {
  res.json({ import: await feedImportView(req.scope, req.params.id ?? "") })
}
