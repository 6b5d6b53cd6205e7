import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { AuditEntry } from "../../../modules/metal-audit/sql/append-entry"
import { recordAudit } from "../record-audit"

/** The step of a workflow that writes down what it did; put it after what it tells of. */
export const recordAuditStep = createStep("record-audit", async (entry: AuditEntry, { container }) => {
  await recordAudit(container, entry)
  return new StepResponse(null)
})
