import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { claimCartWorkflow } from "../../../../../workflows/cart/claim-cart"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { emailOf } from "../../../../../workflows/accounts/lib/email-of"
import { changedCartAnswer } from "../../../../lib/answer-cart"
import { buyerOf } from "../../../../lib/viewer"

/** Makes a guest's cart the signed-in buyer's own, joined with the one they had, at their prices. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(req)
  const { result } = await claimCartWorkflow(req.scope).run({
    input: {
      cartId: req.params.id ?? "",
      buyer: cartBuyerOf(buyer),
      email: await emailOf(req.scope, buyer.customerId),
      regionCode: buyer.regionCode,
    },
  })
  res.json(await changedCartAnswer(req, result.cartId, buyer, result.notices))
}
