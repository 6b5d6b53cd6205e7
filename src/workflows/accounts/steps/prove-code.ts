import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { appOf, proveCode } from "../lib/second-factor"

/** Throws unless somebody with a second factor gave a code of it; CONFLICT (second_factor_state) without one. */
export const proveCodeStep = createStep(
  "prove-code",
  async ({ authIdentityId, code }: { authIdentityId: string; code: string }, { container }) => {
    if (!(await appOf(container, authIdentityId, "enabled"))) {
      throw new MedusaError(MedusaError.Types.CONFLICT, "The second step is off", "second_factor_state")
    }
    await proveCode(container, authIdentityId, code)
    return new StepResponse(null)
  },
)
