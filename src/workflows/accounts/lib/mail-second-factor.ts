import type { MedusaContainer, NotificationDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "../../mail/lib/send-mail"

type Change = { auth_identity_id: string; mfa_id: string; isOn: boolean }
type Owner = { email: string; first_name: string | null }

async function ownerOf(container: MedusaContainer, authIdentityId: string): Promise<Owner | null> {
  const { app_metadata: roles } = await container.resolve(Modules.AUTH).retrieveAuthIdentity(authIdentityId)
  const [customer, user]: unknown[] = [roles?.customer_id, roles?.user_id]
  if (typeof customer === "string") return await container.resolve(Modules.CUSTOMER).retrieveCustomer(customer)
  if (typeof user === "string") return await container.resolve(Modules.USER).retrieveUser(user)
  return null
}

const addedKey = (factor: string) => `second-factor-added:${factor}`

/** Mails the owner of a sign-in that its second step was switched on or off. One that was never confirmed was never on. */
export async function mailSecondFactor(container: MedusaContainer, { auth_identity_id, mfa_id, isOn }: Change): Promise<void> {
  const owner = await ownerOf(container, auth_identity_id)
  if (!owner) return
  const data = { firstName: owner.first_name ?? "" }
  const key = isOn ? addedKey(mfa_id) : `second-factor-removed:${mfa_id}`
  if (!isOn && !(await wasMailed(container, owner.email, addedKey(mfa_id)))) return
  const template = isOn ? "second-factor-added" : "second-factor-removed"
  await sendMail(container, { to: owner.email, template, data, idempotency_key: key })
}

async function wasMailed(container: MedusaContainer, to: string, key: string): Promise<boolean> {
  const kept: (NotificationDTO & { idempotency_key?: string | null })[] = await container
    .resolve(Modules.NOTIFICATION)
    .listNotifications({ to, template: "second-factor-added" })
  return kept.some(({ idempotency_key: own }) => own === key)
}
