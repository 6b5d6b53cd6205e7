import { NO_RIGHTS } from "@billet/backend/accounts"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { recordAuditStep } from "../audit/steps/record-audit"
import { rightsAudit } from "./lib/rights-audit"
import { changeStaffRightsStep } from "./steps/change-staff-rights"

export type RemoveStaffInput = { userId: string; granterId: string }

/** Removes somebody from the admin. Their access is switched off, which ends the tokens they still hold. */
export const removeStaffWorkflow = createWorkflow("remove-staff", (input: RemoveStaffInput) => {
  const off = transform({ input }, (given) => ({ ...given.input, ...NO_RIGHTS, isActive: false, version: null }))
  const changed = changeStaffRightsStep(off)
  removeUserAccountWorkflow.runAsStep({ input: { userId: input.userId } })
  recordAuditStep(transform({ input, changed }, ({ input, changed }) => rightsAudit("staff.removed", input, changed)))
  return new WorkflowResponse(changed)
})
