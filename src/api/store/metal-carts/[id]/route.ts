import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartAnswer } from "../../../lib/answer-cart"
import { viewerOf } from "../../../lib/viewer"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await cartAnswer(req, req.params.id ?? "", await viewerOf(req)))
}
