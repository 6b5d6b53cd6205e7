import type { CustomPrice } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { CUSTOM_PRICE_COLUMNS } from "./read-custom-prices"

export type CustomPriceListFilter = {
  q?: string
  ids?: string[]
  productCode?: string
  customerId?: string
  companyId?: string
  isActive?: boolean
  /** For reading everything in steps, in order of id. */
  afterId?: string
  limit: number
  offset: number
}
/** A custom price with what is kept of its writing. */
export type CustomPriceRow = CustomPrice & {
  createdBy: string | null
  updatedBy: string | null
  createdAt: string
  updatedAt: string
  version: number
}

function conditionsOf(filter: CustomPriceListFilter): { where: string; values: unknown[] } {
  const conditions = ["p.deleted_at is null"]
  const values: unknown[] = []
  const add = (condition: string, value: unknown) => {
    conditions.push(condition)
    values.push(value)
  }
  if (filter.q) add("position(lower(?) in lower(p.product_code)) > 0", filter.q)
  if (filter.ids) add("p.id in (select jsonb_array_elements_text(?::jsonb))", JSON.stringify(filter.ids))
  if (filter.productCode) add("p.product_code = ?", filter.productCode)
  if (filter.customerId) add("p.customer_id = ?", filter.customerId)
  if (filter.companyId) add("p.company_id = ?", filter.companyId)
  if (filter.isActive !== undefined) add("p.is_active = ?", filter.isActive)
  if (filter.afterId !== undefined) add("p.id > ?", filter.afterId)
  return { where: conditions.join(" and "), values }
}

/** Custom prices as staff read them: by product code, or by id when they are read in steps. */
export async function listCustomPrices(sql: SqlEntityManager, filter: CustomPriceListFilter): Promise<CustomPriceRow[]> {
  const { where, values } = conditionsOf(filter)
  const order = filter.afterId === undefined ? "p.product_code, p.effective_date desc nulls last, p.id" : "p.id"
  return await sql.execute(
    `select ${CUSTOM_PRICE_COLUMNS}, p.created_by as "createdBy", p.updated_by as "updatedBy", p.version,
       p.created_at as "createdAt", p.updated_at as "updatedAt"
     from metal_custom_price p where ${where} order by ${order}
     limit ${Math.trunc(filter.limit)} offset ${Math.trunc(filter.offset)}`,
    values,
  )
}

export async function countListedCustomPrices(sql: SqlEntityManager, filter: CustomPriceListFilter): Promise<number> {
  const { where, values } = conditionsOf(filter)
  const [row]: { count: number }[] = await sql.execute(`select count(*)::int as count from metal_custom_price p where ${where}`, values)
  return row?.count ?? 0
}
