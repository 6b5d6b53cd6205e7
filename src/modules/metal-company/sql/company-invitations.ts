import type { CompanyRole, SpendingPeriod } from "@billet/backend/contract"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { adminAtWork } from "./company-row"

export type Invitation = {
  companyId: string
  actorId: string
  email: string
  role: CompanyRole
  limitCents: number | null
  period: SpendingPeriod
  days: number
}

/** So many invitations of a company wait at most: nobody's mailbox is a place to write to at will. */
export const MAX_OPEN_INVITATIONS = 50

/** Asks a colleague; a link mailed to the same address before is worthless from now on. Answers the invitation's id. */
export async function inviteColleague(sql: SqlEntityManager, one: Invitation): Promise<string> {
  await adminAtWork(sql, one.companyId, one.actorId)
  await sql.execute(
    `update metal_company_invitation set revoked_at = now(), updated_at = now()
     where company_id = ? and accepted_at is null and revoked_at is null and (email = ? or expires_at < now())`,
    [one.companyId, one.email],
  )
  const [{ open } = { open: 0 }]: { open: number }[] = await sql.execute(
    `select count(*)::int as open from metal_company_invitation
     where company_id = ? and accepted_at is null and revoked_at is null`,
    [one.companyId],
  )
  if (open >= MAX_OPEN_INVITATIONS)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Too many invitations wait for an answer. Take some back first.",
      "too_many_invitations",
    )
  const id = generateEntityId(undefined, "minv")
  await sql.execute(
    `insert into metal_company_invitation
       (id, company_id, email, company_role, spending_limit_cents, spending_period, invited_by, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, now() + make_interval(days => ?))`,
    [id, one.companyId, one.email, one.role, one.limitCents, one.period, one.actorId, one.days],
  )
  return id
}

/** Takes an invitation back; false when it was answered already or is another company's. */
export async function revokeInvitation(
  sql: SqlEntityManager,
  of: { id: string; companyId: string; actorId: string },
): Promise<boolean> {
  await adminAtWork(sql, of.companyId, of.actorId)
  const revoked: unknown[] = await sql.execute(
    `update metal_company_invitation set revoked_at = now(), updated_at = now()
     where id = ? and company_id = ? and accepted_at is null and revoked_at is null returning id`,
    [of.id, of.companyId],
  )
  return revoked.length > 0
}
