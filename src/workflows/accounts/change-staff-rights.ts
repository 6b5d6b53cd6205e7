import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { RightsChange } from "../../modules/metal-staff/sql/change-rights"
import { recordAuditStep } from "../audit/steps/record-audit"
import { rightsAudit } from "./lib/rights-audit"
import { changeStaffRightsStep } from "./steps/change-staff-rights"

/** Gives a member of the staff other rights; only a super administrator may, and nobody to themselves. */
export const changeStaffRightsWorkflow = createWorkflow("change-staff-rights", (change: RightsChange) => {
  const changed = changeStaffRightsStep(change)
  recordAuditStep(transform({ change, changed }, ({ change, changed }) => rightsAudit("staff.rights_changed", change, changed)))
  return new WorkflowResponse(changed)
})
