import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** New recovery codes; the ones from before are worthless. */
export const makeRecoveryCodesStep = createStep(
  "make-recovery-codes",
  async ({ authIdentityId }: { authIdentityId: string }, { container }) => {
    const { codes } = await container.resolve(Modules.AUTH).generateAuthMfaRecoveryCodes({ auth_identity_id: authIdentityId })
    return new StepResponse(codes)
  },
)
