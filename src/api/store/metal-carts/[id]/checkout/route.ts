import type { CheckoutDraftAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { checkoutOfCart } from "../../../../../workflows/cart/lib/drafts"
import { buyerOf } from "../../../../lib/viewer"

/** What was filled in of an own cart's checkout when it was saved as a draft. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CheckoutDraftAnswer>): Promise<void> {
  const buyer = cartBuyerOf(await buyerOf(req))
  res.json({ checkout: await checkoutOfCart(req.scope, req.params.id ?? "", buyer) })
}
