import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { lockCompany } from "./company-row"

/**
 * Links a buyer to a company by a decision of the staff or a trusted domain. Who comes first to a company without an
 * administrator is its administrator; who belongs to it already keeps their role and limit.
 */
export async function joinCompany(sql: SqlEntityManager, buyerId: string, companyId: string): Promise<void> {
  await lockCompany(sql, companyId)
  await sql.execute(
    `update metal_buyer b set company_id = ?, company_verified_at = now(), updated_at = now(),
       company_role = case when b.company_id = ? then b.company_role
         when exists (select 1 from metal_buyer o where o.company_id = ? and o.id <> b.id and o.company_role = 'ADMIN' and o.deleted_at is null)
         then 'BUYER' else 'ADMIN' end,
       spending_limit_cents = case when b.company_id = ? then b.spending_limit_cents end
     where b.id = ?`,
    [companyId, companyId, companyId, companyId, buyerId],
  )
}
