import type { ContinueDraftAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { continueDraft } from "../../../../../workflows/cart/lib/drafts"
import { cartAnswer } from "../../../../lib/answer-cart"
import { buyerOf } from "../../../../lib/viewer"

/** Makes an own draft the caller's cart again, at prices that hold. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ContinueDraftAnswer>): Promise<void> {
  const buyer = await buyerOf(req)
  const cartId = req.params.id ?? ""
  const keptAsDraft = await continueDraft(req.scope, cartId, cartBuyerOf(buyer))
  res.json({ ...(await cartAnswer(req, cartId, buyer)), keptAsDraft })
}
