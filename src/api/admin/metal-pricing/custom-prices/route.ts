import type {
  CustomPriceAnswer,
  CustomPriceBodySchema,
  CustomPriceListAnswer,
  CustomPriceListQuerySchema,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_PRICING } from "../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../modules/metal-pricing/service"
import { saveCustomPriceWorkflow } from "../../../../workflows/pricing/save-custom-price"
import { customPriceView, customPriceViews } from "../../../lib/custom-price-views"
import { actorIdOf } from "../../../lib/staff"

/** Custom prices by product code. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CustomPriceListAnswer>): Promise<void> {
  const filter = req.validatedQuery as unknown as z.output<typeof CustomPriceListQuerySchema>
  const pricing = req.scope.resolve<MetalPricingService>(METAL_PRICING)
  const [rows, count] = await Promise.all([pricing.listStoredCustomPrices(filter), pricing.countStoredCustomPrices(filter)])
  res.json({ customPrices: await customPriceViews(req.scope, rows), count, limit: filter.limit, offset: filter.offset })
}

export async function POST(
  req: MedusaRequest<z.output<typeof CustomPriceBodySchema>>,
  res: MedusaResponse<CustomPriceAnswer>,
): Promise<void> {
  const { result: id } = await saveCustomPriceWorkflow(req.scope).run({
    input: { price: req.validatedBody, actorId: actorIdOf(req) },
  })
  res.status(201).json({ customPrice: await customPriceView(req.scope, id) })
}
