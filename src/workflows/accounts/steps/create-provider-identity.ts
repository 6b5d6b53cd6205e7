import type { ProviderPerson } from "@billet/backend/accounts"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { linkOf } from "../lib/provider-identity"

export type ConfirmedPerson = ProviderPerson & { email: string }

/**
 * A sign-in by a provider for a new address. The address gets a place for a password too, with none in it: so a second
 * registration finds the account, and its owner may choose a password by mail.
 */
export const createProviderIdentityStep = createStep(
  "create-provider-identity",
  async (person: ConfirmedPerson, { container }) => {
    const { id } = await container.resolve(Modules.AUTH).createAuthIdentities({
      provider_identities: [{ provider: "emailpass", entity_id: person.email }, linkOf(person)],
    })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id])
  },
)
