import { leavesNoAdmin } from "@billet/backend/accounts"
import type { CompanyRole, SpendingPeriod } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { adminAtWork, type LockedMember } from "./company-row"

/** `actorId` and `memberId` are buyers'. What is undefined stays. */
export type MemberChange = {
  companyId: string
  actorId: string
  memberId: string
  role?: CompanyRole
  limitCents?: number | null
  period?: SpendingPeriod
}
export type MemberRemoval = Pick<MemberChange, "companyId" | "actorId" | "memberId">

/** The one to be changed; NOT_FOUND for anybody of another company. Throws when the company would have no administrator. */
function memberToChange(members: LockedMember[], id: string, to: CompanyRole | null | undefined): LockedMember {
  const member = members.find((one) => one.id === id)
  if (!member) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such colleague")
  const admins = members.filter(({ role }) => role === "ADMIN").length
  if (to !== undefined && leavesNoAdmin({ from: member.role, to, admins }))
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Your company needs an administrator. Make a colleague one first.",
      "last_company_admin",
    )
  return member
}

/** Gives a colleague another role or spending limit. */
export async function changeMember(sql: SqlEntityManager, change: MemberChange): Promise<LockedMember> {
  const member = memberToChange(await adminAtWork(sql, change.companyId, change.actorId), change.memberId, change.role)
  const { role = member.role, limitCents, period = null } = change
  await sql.execute(
    `update metal_buyer set company_role = ?, spending_period = coalesce(?, spending_period), updated_at = now(),
       spending_limit_cents = case when ? then ? else spending_limit_cents end where id = ?`,
    [role, period, limitCents !== undefined, limitCents ?? null, member.id],
  )
  return member
}

/**
 * Takes a colleague out of the company: the account stays and sees list prices, and may not order until the staff have
 * looked. Carts of theirs that wait for approval wait no more.
 */
export async function removeMember(sql: SqlEntityManager, removal: MemberRemoval): Promise<LockedMember> {
  const member = memberToChange(await adminAtWork(sql, removal.companyId, removal.actorId), removal.memberId, null)
  await sql.execute(
    `update metal_buyer set company_id = null, company_verified_at = null, company_role = 'BUYER', spending_limit_cents = null,
       access_level = case when access_level in ('STANDARD', 'PREMIUM') then 'LIMITED' else access_level end, updated_at = now()
     where id = ?`,
    [member.id],
  )
  await sql.execute(
    `update metal_purchase_request set status = 'WITHDRAWN', decided_at = now(), updated_at = now()
     where buyer_id = ? and status = 'WAITING'`,
    [member.id],
  )
  return member
}
