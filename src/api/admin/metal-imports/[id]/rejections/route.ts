import type { FeedRejectionListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { feedRejections } from "../../../../lib/feed-rejections"

/** A page of the fields an import refused. */
export async function GET(req: MedusaRequest, res: MedusaResponse<FeedRejectionListAnswer>): Promise<void> {
  const page = req.validatedQuery as unknown as { limit: number; offset: number }
  res.json({ ...(await feedRejections(req.scope, req.params.id ?? "", page)), ...page })
}
