import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { whileLocked } from "../shared/while-locked"
import { emailOf } from "./lib/email-of"
import { APP, appOf, factorLock } from "./lib/second-factor"
import { provePasswordStep } from "./steps/prove-password"

type Input = { authIdentityId: string; customerId: string; password: string }

/** A new secret, in place of one that was never confirmed. */
const makeSecondFactorSecretStep = createStep(
  "make-second-factor-secret",
  ({ authIdentityId, customerId }: Input, { container }) =>
    whileLocked(container, factorLock(authIdentityId), async () => {
      const auth = container.resolve(Modules.AUTH)
      if (await appOf(container, authIdentityId, "enabled")) {
        throw new MedusaError(MedusaError.Types.CONFLICT, "The second step is on already", "second_factor_state")
      }
      const left = await appOf(container, authIdentityId, "pending")
      if (left) await auth.disableAuthMfa({ id: left.id })
      const label = await emailOf(container, customerId)
      const { mfa, secret, otpauth_url } = await auth.startAuthMfa({ auth_identity_id: authIdentityId, provider: APP, label })
      return new StepResponse({ secret: secret ?? "", address: otpauth_url ?? "" }, mfa.id)
    }),
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).disableAuthMfa({ id })
  },
)

/** The secret for an authenticator app; nothing changes at sign-in until a code of it was given. */
export const beginSecondFactorWorkflow = createWorkflow("begin-second-factor", (input: Input) => {
  provePasswordStep(input)
  return new WorkflowResponse(makeSecondFactorSecretStep(input))
})
