import { Modules, MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { refuseWeak } from "../lib/refuse-weak"
import { identityOf } from "../lib/identity-of"

export const IDENTITY_EXISTS = "identity_exists"

/** A sign-in for a new address; what an interrupted registration left behind makes way. */
export const registerIdentityStep = createStep(
  "register-identity",
  async ({ email, password }: { email: string; password: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH)
    const known = await identityOf(container, email)
    if (known && !known.isOrphan)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The address has a sign-in", IDENTITY_EXISTS)
    if (known) await auth.deleteAuthIdentities([known.authIdentityId])
    const { authIdentity, error } = await auth.register("emailpass", { body: { email, password } })
    refuseWeak(error)
    if (!authIdentity) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The sign-in could not be made: ${error}`)
    return new StepResponse(authIdentity.id, authIdentity.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id])
  },
)
