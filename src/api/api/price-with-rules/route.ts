import type { PriceWithRulesAnswer, PriceWithRulesBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { priceItems } from "../../../workflows/pricing/lib/price-items"
import { pricedForCaller } from "../../lib/price-viewer"

/** The caller's price of every item of a cart, each by itself: one that cannot be priced does not spoil the others. */
export async function POST(
  req: MedusaRequest<z.output<typeof PriceWithRulesBodySchema>>,
  res: MedusaResponse<PriceWithRulesAnswer>,
): Promise<void> {
  const who = await pricedForCaller(req, req.validatedBody)
  if ("error" in who) {
    res.status(who.status).json({ success: false, error: who.error })
    return
  }
  res.json({ success: true, items: await priceItems(req.scope, req.validatedBody.items, who) })
}
