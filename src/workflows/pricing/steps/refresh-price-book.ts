import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"

/** What was just saved holds on this server when the answer leaves it; the others follow within moments. */
export const refreshPriceBookStep = createStep("refresh-price-book", async (_input: void, { container }) => {
  await container.resolve<MetalPricingService>(METAL_PRICING).refreshPriceBook()
  return new StepResponse(null)
})
