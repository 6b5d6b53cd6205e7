import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Input = { cartId: string; companyId: string | null; cents: number }

/** Takes the order's total from the company's credit, or throws NOT_ALLOWED (credit_refused); a card takes none. */
export const holdCreditStep = createStep(
  "hold-credit",
  async ({ cartId, companyId, cents }: Input, { container }) => {
    if (companyId === null) return new StepResponse(cartId, null)
    await container.resolve<MetalCompanyService>(METAL_COMPANY).holdCredit({ cartId, companyId, cents })
    return new StepResponse(cartId, cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await container.resolve<MetalCompanyService>(METAL_COMPANY).releaseCredit({ cartId })
  },
)
