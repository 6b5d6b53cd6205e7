import type { DraftAnswer, SaveDraftBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { saveDraft } from "../../../../../workflows/cart/lib/drafts"
import { buyerOf } from "../../../../lib/viewer"

/** Puts an own cart aside as a draft order; saved again, it is one draft. */
export async function POST(
  req: MedusaRequest<z.output<typeof SaveDraftBodySchema>>,
  res: MedusaResponse<DraftAnswer>,
): Promise<void> {
  const buyer = cartBuyerOf(await buyerOf(req))
  const draft = await saveDraft(req.scope, { cartId: req.params.id ?? "", buyer, checkout: req.validatedBody.checkout })
  res.status(201).json({ draft })
}
