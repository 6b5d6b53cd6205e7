import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { customerFields } from "./lib/buyer-fields"
import { saveProfileStep, type ProfileToSave } from "./steps/save-profile"

/** A buyer's profile, here and on Medusa's customer. */
export const saveProfileWorkflow = createWorkflow("save-profile", (input: ProfileToSave) => {
  saveProfileStep(input)
  const update = transform({ input }, ({ input: { customerId, profile } }) => ({
    selector: { id: customerId },
    update: customerFields(profile),
  }))
  updateCustomersWorkflow.runAsStep({ input: update })
  return new WorkflowResponse(null)
})
