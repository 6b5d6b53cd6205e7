import { readSecondFactorCode } from "@billet/backend/contract"
import { AuthEvents, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { whileLocked } from "../shared/while-locked"
import { recordAuditStep } from "../audit/steps/record-audit"
import { endBuyerSessionsWorkflow } from "./end-buyer-sessions"
import { appOf, factorLock, withCode } from "./lib/second-factor"
import { makeRecoveryCodesStep } from "./steps/make-recovery-codes"

type Input = { authIdentityId: string; buyerId: string; code: string }

/** From here on sign-in asks for a code. */
const switchSecondFactorOnStep = createStep("switch-second-factor-on", ({ authIdentityId, code }: Input, { container }) =>
  whileLocked(container, factorLock(authIdentityId), async () => {
    const app = await appOf(container, authIdentityId, "pending")
    if (!app) {
      const isOn = (await appOf(container, authIdentityId, "enabled")) !== undefined
      const reason = isOn ? "The second step is on already" : "Begin again: there is no app to confirm"
      throw new MedusaError(MedusaError.Types.CONFLICT, reason, "second_factor_state")
    }
    const auth = container.resolve(Modules.AUTH)
    const given = { id: app.id, auth_identity_id: authIdentityId, code: readSecondFactorCode(code).code }
    await withCode(() => auth.verifyAuthMfa(given))
    return new StepResponse({ id: app.id })
  }),
)

/**
 * Switches the second factor on by its first code. Every sign-in from before ends: one of them may be why the owner does it.
 * Whoever is interrupted before the recovery codes are told makes new ones with a code.
 */
export const confirmSecondFactorWorkflow = createWorkflow("confirm-second-factor", (input: Input) => {
  const app = switchSecondFactorOnStep(input)
  const codes = makeRecoveryCodesStep({ authIdentityId: input.authIdentityId })
  endBuyerSessionsWorkflow.runAsStep({ input: { buyerId: input.buyerId } })
  const told = transform({ input, app }, ({ input: { authIdentityId }, app: { id } }) => ({
    event: { auth_identity_id: authIdentityId, mfa_id: id, provider: "totp" },
    entry: { action: "account.second_factor_added", entityType: "buyer", details: { factor: id } },
  }))
  recordAuditStep(transform({ told, input }, (data) => ({ ...data.told.entry, entityId: data.input.buyerId })))
  emitEventStep({ eventName: AuthEvents.MFA_ENABLED, data: told.event })
  return new WorkflowResponse(codes)
})
