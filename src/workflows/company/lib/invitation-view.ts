import type { InvitationView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { badLink, ticketIdOf } from "../../accounts/lib/mail-ticket"

/** What a mailed invitation says, without using it up. Throws link_expired for one that is good no more. */
export async function invitationView(container: MedusaContainer, token: string): Promise<InvitationView> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const id = ticketIdOf(container, token)
  const [open] = await companies.listCompanyInvitations({
    ...{ id, accepted_at: null, revoked_at: null },
    expires_at: { $gt: new Date() },
  })
  if (!open) throw badLink()
  const { name: companyName } = await companies.retrieveCompany(open.company_id)
  return { companyName, email: open.email, role: open.company_role }
}
