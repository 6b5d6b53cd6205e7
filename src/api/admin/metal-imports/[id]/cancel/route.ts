import type { FeedImportAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelFeedImportWorkflow } from "../../../../../workflows/catalogue/cancel-feed-import"
import { feedImportView } from "../../../../lib/feed-import-view"

/** Ends an import that waits; what it has written stays, nothing is withdrawn. */
export async function POST(req: MedusaRequest, res: MedusaResponse<FeedImportAnswer>): Promise<void> {
  const importId = req.params.id ?? ""
  await cancelFeedImportWorkflow(req.scope).run({ input: { importId } })
  res.json({ import: await feedImportView(req.scope, importId) })
}
