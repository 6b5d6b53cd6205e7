import type { CalculationListAnswer, CalculationListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_PRICING } from "../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../modules/metal-pricing/service"

/** Prices the shop told in the last ten minutes and would still tell, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CalculationListAnswer>): Promise<void> {
  const filter = req.validatedQuery as unknown as z.output<typeof CalculationListQuerySchema>
  const calculations = await req.scope.resolve<MetalPricingService>(METAL_PRICING).listCalculations(filter)
  res.json({ calculations, limit: filter.limit, offset: filter.offset })
}
