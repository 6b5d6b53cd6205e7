import type { CompanyRole } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type LockedMember = { id: string; customerId: string; role: CompanyRole }

/** Locks a company until the transaction ends, so that its people change one at a time. False when it is closed or gone. */
export async function lockCompany(sql: SqlEntityManager, companyId: string): Promise<boolean> {
  const rows: unknown[] = await sql.execute(
    "select id from metal_company where id = ? and is_active and merged_into_id is null and deleted_at is null for update",
    [companyId],
  )
  return rows.length > 0
}

/** The people of a company that is locked. */
export async function membersOf(sql: SqlEntityManager, companyId: string): Promise<LockedMember[]> {
  return await sql.execute(
    `select id, customer_id as "customerId", company_role as role from metal_buyer
     where company_id = ? and deleted_at is null order by created_at, id`,
    [companyId],
  )
}

/** A company's administrators and people may have changed since the request was checked: looked up again under the lock. */
export async function adminAtWork(sql: SqlEntityManager, companyId: string, actorId: string): Promise<LockedMember[]> {
  const members = (await lockCompany(sql, companyId)) ? await membersOf(sql, companyId) : []
  if (members.find(({ id }) => id === actorId)?.role !== "ADMIN")
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Only an administrator of your company may do this",
      "company_admin_only",
    )
  return members
}
