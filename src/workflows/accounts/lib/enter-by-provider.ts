import type { ProviderPerson } from "@billet/backend/accounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { whileLocked } from "../../shared/while-locked"
import { linkProviderWorkflow } from "../link-provider"
import { registerByProviderWorkflow } from "../register-by-provider"
import { removeUnconfirmedAccountWorkflow } from "../remove-unconfirmed-account"
import type { ConfirmedPerson } from "../steps/create-provider-identity"
import { identityOf, type Identity } from "./identity-of"
import { loadBuyer } from "./load-buyer"
import { knownSignIn, type ProviderSignIn } from "./provider-identity"
import { registrationLock } from "./registration-lock"
import { accessDenied, accountNotLinked, addressUnconfirmed } from "./sign-in-refusals"

/**
 * The account a provider's person enters: the one they entered before, the one of their address, or a new one. Throws for an
 * account that is closed, an address the provider does not vouch for, and one whose account this provider may not open.
 */
export async function enterByProvider(container: MedusaContainer, person: ProviderPerson): Promise<ProviderSignIn> {
  const entered = (await knownSignIn(container, person)) ?? (await enterFirst(container, person))
  const buyer = await loadBuyer(container, entered.customerId)
  if (!buyer?.maySignIn) throw accessDenied()
  return entered
}

/** Registration and first sign-ins with one address wait for each other, so they make one account. */
function enterFirst(container: MedusaContainer, person: ProviderPerson): Promise<ProviderSignIn> {
  const { email, standing } = person
  if (email === null || standing === "UNCONFIRMED") throw addressUnconfirmed()
  const confirmed = { ...person, email }
  return whileLocked(container, registrationLock(email), async () => {
    const entered = (await knownSignIn(container, person)) ?? (await enterOwn(container, confirmed))
    return entered ?? (await registerByProviderWorkflow(container).run({ input: confirmed })).result
  })
}

/** The account the address has; null when it has none any more, or never had one. */
async function enterOwn(container: MedusaContainer, person: ConfirmedPerson): Promise<ProviderSignIn | null> {
  const identity = await identityOf(container, person.email)
  if (!identity) return null
  if (!identity.isOrphan) return await enterExisting(container, person, identity)
  await container.resolve(Modules.AUTH).deleteAuthIdentities([identity.authIdentityId])
  return null
}

/**
 * An account whose address was never confirmed may be a stranger's, with a stranger's password and addresses in it: it makes way
 * for the address's owner. To any other a way in is added only on the word of whoever keeps the mailbox.
 */
async function enterExisting(
  container: MedusaContainer,
  person: ConfirmedPerson,
  { authIdentityId, customerId }: Identity,
): Promise<ProviderSignIn | null> {
  const [buyer] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listBuyers({ customer_id: customerId ?? "" })
  if (!customerId || !buyer) throw accountNotLinked()
  const account = { authIdentityId, customerId, buyerId: buyer.id }
  if (buyer.email_verified_at === null && buyer.account_status === "UNVERIFIED") {
    await removeUnconfirmedAccountWorkflow(container).run({ input: account })
    return null
  }
  if (!(await loadBuyer(container, customerId))?.maySignIn) throw accessDenied()
  if (person.standing !== "NOW") throw accountNotLinked()
  await linkProviderWorkflow(container).run({ input: { ...account, person } })
  return account
}
