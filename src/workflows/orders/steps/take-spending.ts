import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { SpendingRequest } from "../../../modules/metal-company/sql/spending-ledger"

type Input = Omit<SpendingRequest, "companyId"> & { companyId: string | null }

/**
 * Takes the order's total from its buyer's spending limit, or throws NOT_ALLOWED (above_limit, viewer_cannot_order). Who
 * belongs to no company has no limit.
 */
export const takeSpendingStep = createStep(
  "take-spending",
  async ({ companyId, ...input }: Input, { container }) => {
    if (companyId === null) return new StepResponse(null, null)
    await container.resolve<MetalCompanyService>(METAL_COMPANY).takeSpending({ ...input, companyId })
    return new StepResponse(null, input.cartId)
  },
  async (cartId, { container }) => {
    if (cartId) await container.resolve<MetalCompanyService>(METAL_COMPANY).releaseSpending({ cartId })
  },
)
