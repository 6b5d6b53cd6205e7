import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { recordAudit } from "../../audit/record-audit"
import type { PricingChanged } from "../lib/pricing-changed"

/** Every change of prices is in the audit log; what the rules were and are is in their history. */
export const auditPricingStep = createStep("audit-pricing", async (change: PricingChanged, { container }) => {
  const { subject, verb, ids, actorId } = change
  const entityId = ids.length === 1 ? ids[0] : null
  await recordAudit(container, {
    action: `${subject}.${verb}`,
    adminId: actorId,
    entityType: subject,
    entityId,
    details: { ids },
  })
  return new StepResponse(null)
})
