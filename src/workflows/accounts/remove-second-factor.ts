import { PASSWORD_LENGTH } from "@billet/backend/accounts"
import { readSecondFactorCode } from "@billet/backend/contract"
import { AuthEvents, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { recordAuditStep } from "../audit/steps/record-audit"
import { whileLocked } from "../shared/while-locked"
import { appOf, factorLock, withCode } from "./lib/second-factor"
import { provePasswordStep } from "./steps/prove-password"

type Input = { authIdentityId: string; customerId: string; buyerId: string; password: string; code: string }

/** A password that was short because of the second factor is not enough without it. */
const refuseShortPasswordStep = createStep("refuse-short-password", async ({ password }: { password: string }) => {
  if ([...password].length < PASSWORD_LENGTH.least) {
    const reason = `Choose a password of at least ${PASSWORD_LENGTH.least} characters first`
    throw new MedusaError(MedusaError.Types.INVALID_DATA, reason, "field:password")
  }
  return new StepResponse(null)
})

const switchSecondFactorOffStep = createStep("switch-second-factor-off", ({ authIdentityId, code }: Input, { container }) =>
  whileLocked(container, factorLock(authIdentityId), async () => {
    const app = await appOf(container, authIdentityId, "enabled")
    if (!app) throw new MedusaError(MedusaError.Types.CONFLICT, "The second step is off already", "second_factor_state")
    const auth = container.resolve(Modules.AUTH)
    await withCode(() => auth.disableAuthMfa({ id: app.id, ...readSecondFactorCode(code) }))
    return new StepResponse({ id: app.id })
  }),
)

/** Switches the second factor off for whoever gives the password and a code: an open session alone may be somebody else's. */
export const removeSecondFactorWorkflow = createWorkflow("remove-second-factor", (input: Input) => {
  provePasswordStep(input)
  refuseShortPasswordStep(input)
  const app = switchSecondFactorOffStep(input)
  recordAuditStep({ action: "account.second_factor_removed", entityType: "buyer", entityId: input.buyerId })
  emitEventStep({
    eventName: AuthEvents.MFA_DISABLED,
    data: transform({ input, app }, ({ input: { authIdentityId }, app: { id } }) => ({
      auth_identity_id: authIdentityId,
      mfa_id: id,
      provider: "totp",
    })),
  })
  return new WorkflowResponse(null)
})
