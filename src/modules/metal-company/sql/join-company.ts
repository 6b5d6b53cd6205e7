import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { lockCompany } from "./company-row"

/** Locks the company an id stands for, which may have been merged into another one, and answers its id. */
async function lockStanding(sql: SqlEntityManager, id: string): Promise<string> {
  if (await lockCompany(sql, id)) return id
  const [row]: { into: string | null }[] = await sql.execute("select merged_into_id as into from metal_company where id = ?", [
    id,
  ])
  return row?.into ? await lockStanding(sql, row.into) : id
}

/**
 * Links a buyer to a company by a decision of the staff or a trusted domain. Who comes first to a company without an
 * administrator is its administrator; who belongs to it already keeps their role and limit. A company that was merged meanwhile
 * is the one it was merged into. Answers which it is.
 */
export async function joinCompany(sql: SqlEntityManager, buyerId: string, namedId: string): Promise<string> {
  const companyId = await lockStanding(sql, namedId)
  await sql.execute(
    `update metal_buyer b set company_id = ?, company_verified_at = now(), updated_at = now(),
       company_role = case when b.company_id = ? then b.company_role
         when exists (select 1 from metal_buyer o where o.company_id = ? and o.id <> b.id and o.company_role = 'ADMIN' and o.deleted_at is null)
         then 'BUYER' else 'ADMIN' end,
       spending_limit_cents = case when b.company_id = ? then b.spending_limit_cents end
     where b.id = ?`,
    [companyId, companyId, companyId, companyId, buyerId],
  )
  return companyId
}
