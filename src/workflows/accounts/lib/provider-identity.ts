import type { AddressStanding, ProviderPerson } from "@billet/backend/accounts"
import { SIGN_IN_PROVIDERS, type SignInProvider } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Whose account somebody's sign-in by a provider opens. */
export type ProviderSignIn = { authIdentityId: string; customerId: string }

/** A way to sign in besides the password; `standing` is what the provider's word for the address was worth. */
export type ProviderLink = { id: string; provider: SignInProvider; standing: AddressStanding }

/** What is kept of a provider's person beside the identity. */
export const linkOf = ({ provider, subject, standing }: ProviderPerson) => ({
  provider,
  entity_id: subject,
  provider_metadata: { standing },
})

/** The account a person of a provider has signed in to before. One that an interrupted registration left has no customer. */
export async function knownSignIn(
  container: MedusaContainer,
  { provider, subject }: ProviderPerson,
): Promise<ProviderSignIn | null> {
  const auth = container.resolve(Modules.AUTH)
  const [known] = await auth.listProviderIdentities({ provider, entity_id: subject })
  if (!known?.auth_identity_id) return null
  const { app_metadata: roles } = await auth.retrieveAuthIdentity(known.auth_identity_id)
  const customerId = roles?.customer_id
  return typeof customerId === "string" ? { authIdentityId: known.auth_identity_id, customerId } : null
}

/** The other sites an account may be signed in to by. */
export async function linksOf(container: MedusaContainer, authIdentityId: string): Promise<ProviderLink[]> {
  const rows = await container.resolve(Modules.AUTH).listProviderIdentities({ auth_identity_id: authIdentityId })
  return rows.flatMap(({ id, provider, provider_metadata }) => {
    const known = SIGN_IN_PROVIDERS.find((one) => one === provider)
    return known ? [{ id, provider: known, standing: (provider_metadata?.standing ?? "ONCE") as AddressStanding }] : []
  })
}

/** Whether a sign-in has a password; one that a provider made has none until its owner chooses one. */
export async function hasPassword(container: MedusaContainer, authIdentityId: string): Promise<boolean> {
  const [own] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ auth_identity_id: authIdentityId, provider: "emailpass" })
  return typeof own?.provider_metadata?.password === "string"
}
