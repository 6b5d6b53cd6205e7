import type { CartStockAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartShortages } from "../../../../../workflows/cart/lib/cart-shortages"
import { viewerOf } from "../../../../lib/viewer"

/** Which lines of a cart the stock cannot take now. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CartStockAnswer>): Promise<void> {
  const viewer = await viewerOf(req)
  res.json({ shortages: await cartShortages(req.scope, req.params.id ?? "", viewer?.customerId ?? null) })
}
