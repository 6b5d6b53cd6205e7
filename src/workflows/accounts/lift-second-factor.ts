import { AuthEvents, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { recordAuditStep } from "../audit/steps/record-audit"
import { whileLocked } from "../shared/while-locked"
import { emailOf } from "./lib/email-of"
import { identityOf } from "./lib/identity-of"
import { appOf, factorLock } from "./lib/second-factor"

type Input = { customerId: string; buyerId: string; adminId: string | null }

const isOff = () => new MedusaError(MedusaError.Types.CONFLICT, "The second step is off already", "second_factor_state")

/** Medusa asks for a code whoever does it: a recovery code that nobody was told is made and used up. */
const liftStep = createStep("lift", async ({ customerId }: Input, { container }) => {
  const identity = await identityOf(container, await emailOf(container, customerId))
  if (!identity) throw isOff()
  const { authIdentityId } = identity
  const id = await whileLocked(container, factorLock(authIdentityId), async () => {
    const app = await appOf(container, authIdentityId, "enabled")
    if (!app) throw isOff()
    const auth = container.resolve(Modules.AUTH)
    const { codes } = await auth.generateAuthMfaRecoveryCodes({ auth_identity_id: authIdentityId, count: 1 })
    await auth.disableAuthMfa({ id: app.id, method: "recovery_code", code: codes[0] })
    return app.id
  })
  return new StepResponse({ auth_identity_id: authIdentityId, mfa_id: id, provider: "totp" })
})

/** The staff take the second step off for a buyer who lost the app and the recovery codes. The buyer is told by mail. */
export const liftSecondFactorWorkflow = createWorkflow("lift-second-factor", (input: Input) => {
  const event = liftStep(input)
  recordAuditStep(
    transform({ input }, ({ input: { buyerId, adminId } }) => ({
      action: "account.second_factor_removed",
      adminId,
      entityType: "buyer",
      entityId: buyerId,
    })),
  )
  emitEventStep({ eventName: AuthEvents.MFA_DISABLED, data: event })
  return new WorkflowResponse(null)
})
