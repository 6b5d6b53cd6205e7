import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { emailOf } from "../lib/email-of"

type Input = { authIdentityId: string; customerId: string; password: string }

/** Throws unless the password is the customer's own: whoever found a screen unlocked does not know it. */
export const provePasswordStep = createStep("prove-password", async (input: Input, { container }) => {
  const email = await emailOf(container, input.customerId)
  const { authIdentity } = await container
    .resolve(Modules.AUTH)
    .authenticate("emailpass", { body: { email, password: input.password } })
  if (authIdentity?.id !== input.authIdentityId) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The password is not right", "field:password")
  }
  return new StepResponse(null)
})
