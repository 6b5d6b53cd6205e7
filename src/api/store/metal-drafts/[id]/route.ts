import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartBuyerOf } from "../../../../workflows/cart/lib/cart-buyer"
import { discardDraft } from "../../../../workflows/cart/lib/drafts"
import { buyerOf } from "../../../lib/viewer"

/** Drops an own draft. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<{ removed: true }>): Promise<void> {
  await discardDraft(req.scope, req.params.id ?? "", cartBuyerOf(await buyerOf(req)))
  res.json({ removed: true })
}
