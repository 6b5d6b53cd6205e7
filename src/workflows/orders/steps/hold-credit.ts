import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Input = { cartId: string; companyId: string; cents: number }

/** Takes the order's total from the company's credit, or throws NOT_ALLOWED (credit_refused). */
export const holdCreditStep = createStep(
  "hold-credit",
  async (input: Input, { container }) => {
    await container.resolve<MetalCompanyService>(METAL_COMPANY).holdCredit(input)
    return new StepResponse(input.cartId, input.cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await container.resolve<MetalCompanyService>(METAL_COMPANY).releaseCredit({ cartId })
  },
)
