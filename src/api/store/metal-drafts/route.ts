import type { DraftListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cartBuyerOf } from "../../../workflows/cart/lib/cart-buyer"
import { draftsOf } from "../../../workflows/cart/lib/drafts"
import { buyerOf } from "../../lib/viewer"

/** The caller's draft orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<DraftListAnswer>): Promise<void> {
  res.json({ drafts: await draftsOf(req.scope, cartBuyerOf(await buyerOf(req))) })
}
