import type { Registration } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { mailALinkWorkflow } from "../../workflows/accounts/mail-a-link"
import { registerBuyerWorkflow } from "../../workflows/accounts/register-buyer"
import { IDENTITY_EXISTS } from "../../workflows/accounts/steps/register-identity"

const isKnownAddress = (error: unknown) => MedusaError.isMedusaError(error) && (error as MedusaError).code === IDENTITY_EXISTS

/** Registers a buyer; an address that has an account gets a mail that says so, and nobody else learns of it. */
export async function register(scope: MedusaContainer, registration: Registration): Promise<void> {
  try {
    await registerBuyerWorkflow(scope).run({ input: registration })
  } catch (error) {
    if (!isKnownAddress(error)) throw error
    await mailALinkWorkflow(scope).run({ input: { email: registration.email, because: "registered" } })
  }
}
