import type { PricingWarningsAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pricingWarnings } from "../../../../workflows/pricing/lib/pricing-warnings"

/** Rules that never apply and why, rules that only chance puts in order, and rows that are broken. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PricingWarningsAnswer>): Promise<void> {
  res.json({ warnings: await pricingWarnings(req.scope) })
}
