import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import type { CustomPriceContent, CustomPriceToSave } from "../../modules/metal-pricing/sql/save-custom-prices"
import { knownItem } from "./lib/items-to-price"
import { companiesNamed, customersNamed } from "./lib/known-owner"
import { PRICING_CHANGED, type PricingChanged } from "./lib/pricing-changed"
import { auditPricingStep } from "./steps/audit-pricing"
import { refreshPriceBookStep } from "./steps/refresh-price-book"

/** The price as it can be found again: under the catalogue's way of writing the code, for an owner there is. */
async function checked(container: MedusaContainer, price: CustomPriceContent): Promise<CustomPriceContent> {
  const { companyId, customerId } = price
  const refuse = (field: string, reason: string) => new MedusaError(MedusaError.Types.INVALID_DATA, reason, `field:${field}`)
  const item = await knownItem(container, price.productCode)
  if (!item) throw refuse("productCode", "is not in the catalogue")
  if (companyId && !(await companiesNamed(container, new Set([companyId]))).has(companyId))
    throw refuse("companyId", "is no company")
  if (customerId && !(await customersNamed(container, new Set([customerId]))).has(customerId))
    throw refuse("customerId", "is no customer")
  return { ...price, productCode: item.productCode }
}

const saveCustomPriceStep = createStep("save-custom-price", async (input: CustomPriceToSave, { container }) => {
  const price = await checked(container, input.price)
  return new StepResponse(await container.resolve<MetalPricingService>(METAL_PRICING).saveCustomPrice({ ...input, price }))
})

/** Adds a custom price or replaces one, and answers its id. */
export const saveCustomPriceWorkflow = createWorkflow("save-custom-price", (input: CustomPriceToSave) => {
  const id = saveCustomPriceStep(input)
  refreshPriceBookStep()
  const data = transform({ input, id }, (saved): PricingChanged => {
    const { at, actorId } = saved.input
    return { subject: "custom-price", verb: at ? "changed" : "created", ids: [saved.id], actorId }
  })
  auditPricingStep(data)
  emitEventStep({ eventName: PRICING_CHANGED, data })
  return new WorkflowResponse(id)
})
