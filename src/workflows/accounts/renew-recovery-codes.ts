import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { recordAuditStep } from "../audit/steps/record-audit"
import { makeRecoveryCodesStep } from "./steps/make-recovery-codes"
import { proveCodeStep } from "./steps/prove-code"

type Input = { authIdentityId: string; buyerId: string; code: string }

/** New recovery codes for whoever gives a code; the ones from before are worthless. */
export const renewRecoveryCodesWorkflow = createWorkflow("renew-recovery-codes", (input: Input) => {
  proveCodeStep(input)
  const codes = makeRecoveryCodesStep(input)
  recordAuditStep({ action: "account.recovery_codes_renewed", entityType: "buyer", entityId: input.buyerId })
  return new WorkflowResponse(codes)
})
