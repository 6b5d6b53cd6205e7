import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

export type Identity = { authIdentityId: string; customerId: string | null; isOrphan: boolean }

/** Who signs in with this address and a password; an orphan is what an interrupted registration left behind. */
export async function identityOf(container: MedusaContainer, email: string): Promise<Identity | null> {
  const auth = container.resolve(Modules.AUTH)
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" })
  if (!known?.auth_identity_id) return null
  const { app_metadata: roles } = await auth.retrieveAuthIdentity(known.auth_identity_id)
  const customerId = roles?.customer_id
  return {
    authIdentityId: known.auth_identity_id,
    customerId: typeof customerId === "string" ? customerId : null,
    isOrphan: Object.values(roles ?? {}).every((one) => !one),
  }
}
