import { randomUUID } from "node:crypto"
import { Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { forgetMark } from "./lib/token-is-alive"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { authIdentityId: string; userId: string }

/** A token carries the mark of its sign-in; see lib/token-is-alive. */
const endStaffSessionsStep = createStep("end-staff-sessions", async ({ authIdentityId }: Input, { container }) => {
  const auth = container.resolve(Modules.AUTH)
  const known = await auth.listProviderIdentities(
    { auth_identity_id: authIdentityId },
    { select: ["id", "provider", "user_metadata"] },
  )
  for (const { id, provider, user_metadata } of known) {
    await auth.updateProviderIdentities([{ id, user_metadata: { ...user_metadata, password_mark: randomUUID() } }])
    forgetMark(authIdentityId, provider)
  }
  return new StepResponse(null)
})

/** Signs a member of the staff out on every device. */
export const endStaffSessionsWorkflow = createWorkflow("end-staff-sessions", (input: Input) => {
  endStaffSessionsStep(input)
  recordAuditStep(
    transform({ input }, ({ input: { userId } }) => ({
      action: "staff.signed_out_everywhere",
      entityType: "user",
      entityId: userId,
      adminId: userId,
      details: {},
      success: true,
    })),
  )
  return new WorkflowResponse(null)
})
