import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type CompanyPricesMove = { fromId: string; intoId: string; actorId: string | null }

/** An active price of the company that goes for which the one that stays has agreed another. */
const IS_DOUBLE = `p.company_id = ? and p.is_active and p.deleted_at is null and exists (
  select 1 from metal_custom_price o where o.company_id = ? and o.is_active and o.deleted_at is null
    and o.product_code = p.product_code and coalesce(o.customer_id, '') = coalesce(p.customer_id, '')
    and coalesce(o.coid, '') = coalesce(p.coid, '') and o.unit = p.unit
    and coalesce(o.effective_date, '') = coalesce(p.effective_date, ''))`

/** How many prices would go over, and how many of them the company that stays has already. */
export async function countCompanyPrices(
  sql: SqlEntityManager,
  { fromId, intoId }: Pick<CompanyPricesMove, "fromId" | "intoId">,
): Promise<{ prices: number; doubles: number }> {
  const [row]: { prices: number; doubles: number }[] = await sql.execute(
    `select count(*)::int as prices, count(*) filter (where ${IS_DOUBLE})::int as doubles
     from metal_custom_price p where p.company_id = ? and p.deleted_at is null`,
    [fromId, intoId, fromId],
  )
  return row ?? { prices: 0, doubles: 0 }
}

/** Gives a company's prices to another; where both have agreed one, the other's stays and this one is switched off. */
export async function moveCompanyPrices(sql: SqlEntityManager, { fromId, intoId, actorId }: CompanyPricesMove): Promise<void> {
  await sql.execute(`update metal_custom_price p set is_active = false, updated_by = ?, updated_at = now() where ${IS_DOUBLE}`, [
    actorId,
    fromId,
    intoId,
  ])
  await sql.execute("update metal_custom_price set company_id = ?, updated_by = ?, updated_at = now() where company_id = ?", [
    intoId,
    actorId,
    fromId,
  ])
}
