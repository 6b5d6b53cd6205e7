import type { CompanyRole, SpendingPeriod } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { lockCompany } from "./company-row"
import { openRequest } from "./open-request"

export type Acceptance = { id: string; customerId: string; email: string }
type Used = { companyId: string; role: CompanyRole; limitCents: number | null; period: SpendingPeriod; invitedBy: string }
type Joined = { buyerId: string; status: string }

/** Uses the invitation up in one conditional statement; it is only good for the address it was mailed to. */
async function use(sql: SqlEntityManager, { id, email }: Acceptance): Promise<Used | null> {
  const [used]: Used[] = await sql.execute(
    `update metal_company_invitation set accepted_at = now(), updated_at = now()
     where id = ? and email = ? and accepted_at is null and revoked_at is null and expires_at > now()
     returning company_id as "companyId", company_role as role, spending_limit_cents as "limitCents",
       spending_period as period, invited_by as "invitedBy"`,
    [id, email],
  )
  return used ?? null
}

/** An account that waits for approval is approved by the company's word, unless the staff want to see everybody. */
async function join(sql: SqlEntityManager, customerId: string, invitation: Used): Promise<Joined | null> {
  const [joined]: Joined[] = await sql.execute(
    `update metal_buyer b set company_id = c.id, company_verified_at = now(), company_role = ?, spending_limit_cents = ?,
       spending_period = ?, email_verified_at = coalesce(b.email_verified_at, now()), updated_at = now(),
       account_status = case when c.requires_approval and b.account_status = 'UNVERIFIED' then 'PENDING_APPROVAL'
         when not c.requires_approval then 'APPROVED' else b.account_status end,
       approved_at = coalesce(b.approved_at, case when not c.requires_approval then now() end),
       approved_by = coalesce(b.approved_by, case when not c.requires_approval then ? end),
       access_level = case when b.access_level in ('RESTRICTED', 'PREMIUM') or c.requires_approval then b.access_level
         when c.credit_limit_cents is not null then 'PREMIUM' else 'STANDARD' end
     from metal_company c
     where c.id = ? and b.customer_id = ? and b.deleted_at is null and b.account_status not in ('REJECTED', 'SUSPENDED')
       and (b.company_id is null or b.company_id = c.id)
     returning b.id as "buyerId", b.account_status as status`,
    [invitation.role, invitation.limitCents, invitation.period, invitation.invitedBy, invitation.companyId, customerId],
  )
  return joined ?? null
}

/** What the staff were asked about this buyer is answered by the invitation. */
async function closeRequests(sql: SqlEntityManager, { buyerId, status }: Joined, { companyId }: Used): Promise<void> {
  const types = status === "APPROVED" ? ["COMPANY_LINKING", "ACCOUNT_VERIFICATION"] : ["COMPANY_LINKING"]
  await sql.execute(
    `update metal_verification_request set status = 'APPROVED', admin_decision = 'APPROVED', company_id = ?, reviewed_by = 'system',
       reviewed_at = now(), auto_approved = true, auto_approval_reason = 'Invited by the company', updated_at = now()
     where buyer_id = ? and type = any (array(select jsonb_array_elements_text(?::jsonb))) and status in ('PENDING', 'UNDER_REVIEW')`,
    [companyId, buyerId, JSON.stringify(types)],
  )
  await sql.execute(
    `update metal_company_suggestion set status = 'APPROVED', final_company_id = ?, reviewed_by = 'system', reviewed_at = now(),
       updated_at = now() where buyer_id = ? and status in ('PENDING', 'UNDER_REVIEW')`,
    [companyId, buyerId],
  )
}

/** Makes the holder of a mailed invitation a colleague, with all that follows, in one transaction. Null for a dead link. */
export async function acceptInvitation(sql: SqlEntityManager, one: Acceptance): Promise<(Used & Joined) | null> {
  const used = await use(sql, one)
  if (!used) return null
  if (!(await lockCompany(sql, used.companyId)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This company buys here no more", "account_state")
  const joined = await join(sql, one.customerId, used)
  if (!joined)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Your account belongs to another company. Its administrator has to let you go first.",
      "account_state",
    )
  await closeRequests(sql, joined, used)
  const asked = { buyerId: joined.buyerId, email: one.email, companyName: null, jobTitle: null, companyId: used.companyId }
  if (joined.status === "PENDING_APPROVAL") await openRequest(sql, { ...asked, type: "ACCOUNT_VERIFICATION" })
  return { ...used, ...joined }
}
