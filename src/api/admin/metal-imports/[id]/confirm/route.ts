import type { FeedImportAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resumeFeedImportWorkflow } from "../../../../../workflows/catalogue/resume-feed-import"
import { feedImportView } from "../../../../lib/feed-import-view"

/** Lets an import go on that stopped because it would withdraw much of the stock. */
export async function POST(req: MedusaRequest, res: MedusaResponse<FeedImportAnswer>): Promise<void> {
  const importId = req.params.id ?? ""
  await resumeFeedImportWorkflow(req.scope).run({ input: { importId, verb: "confirm" } })
  res.json({ import: await feedImportView(req.scope, importId) })
}
