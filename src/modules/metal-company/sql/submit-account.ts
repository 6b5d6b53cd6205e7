import type { AccessLevel } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { changeRequest } from "./change-request"
import { joinCompany } from "./join-company"
import { openLinking, type PossibleCompany } from "./open-linking"
import { openRequest } from "./open-request"

/** What is known of a buyer at the moment of asking. `autoApproval` lets them in without a person (decision 38). */
export type Submission = {
  buyerId: string
  from: "UNVERIFIED" | "REJECTED"
  email: string
  domain: string
  companyName: string
  address: object | null
  jobTitle: string | null
  reason: string | null
  isDomainTrusted: boolean
  trustScore: number
  matches: PossibleCompany[]
  autoApproval: { accessLevel: AccessLevel; companyId: string | null; reason: string } | null
}

async function leave(sql: SqlEntityManager, one: Submission): Promise<boolean> {
  const again = one.from === "REJECTED"
  const moved: unknown[] = await sql.execute(
    `update metal_buyer set account_status = 'PENDING_APPROVAL', email_verified_at = coalesce(email_verified_at, now()),
       email_domain = ?, is_domain_trusted = ?, trust_score = ?, resubmissions = resubmissions + ?,
       verification_attempts = case when last_verification_attempt > now() - interval '24 hours' then verification_attempts + 1 else 1 end,
       last_verification_attempt = now(), updated_at = now()
     where id = ? and account_status = ? and deleted_at is null returning id`,
    [one.domain, one.isDomainTrusted, one.trustScore, again ? 1 : 0, one.buyerId, one.from],
  )
  return moved.length > 0
}

async function letIn(sql: SqlEntityManager, one: Submission, requestId: string): Promise<void> {
  if (!one.autoApproval) return
  const { accessLevel, companyId, reason } = one.autoApproval
  await sql.execute(
    `update metal_buyer set account_status = 'APPROVED', access_level = ?, approved_by = 'system', approved_at = now(), rejection_reason = null,
       updated_at = now() where id = ?`,
    [accessLevel, one.buyerId],
  )
  if (companyId) await joinCompany(sql, one.buyerId, companyId)
  await changeRequest(sql, { id: requestId, from: "PENDING", to: "APPROVED", reviewedBy: "system", notes: reason })
  await sql.execute("update metal_verification_request set auto_approved = true, auto_approval_reason = ? where id = ?", [
    reason,
    requestId,
  ])
}

/**
 * Puts an account before the staff, or lets it in at once, with everything that belongs to it in one transaction. False when
 * the account has left the state already, so that a second click changes nothing.
 */
export async function submitAccount(sql: SqlEntityManager, one: Submission): Promise<boolean> {
  if (!(await leave(sql, one))) return false
  const { id } = await openRequest(sql, { ...one, type: "ACCOUNT_VERIFICATION" })
  await letIn(sql, one, id)
  if (!one.autoApproval?.companyId) await openLinking(sql, one)
  return true
}
