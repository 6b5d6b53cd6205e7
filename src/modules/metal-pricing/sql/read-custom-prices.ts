import type { CustomPrice } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** The custom prices of some owners, or the next ones in order of id. */
export type CustomPriceFilter = { companyIds: string[]; customerIds: string[] } | { afterId: string; limit: number }

const dollars = (column: string) => `(${column} / 10000.0)::float8`

/** Columns of a custom price in the contract's words. */
export const CUSTOM_PRICE_COLUMNS = `p.id, p.product_code as "productCode", p.customer_id as "customerId",
  p.company_id as "companyId", p.coid, ${dollars("p.custom_price_e4")} as "customPrice", p.unit,
  ${dollars("p.original_price_e4")} as "originalPrice", ${dollars("p.discount_percent_e4")} as "discountPercent",
  p.effective_date as "effectiveDate", p.expiry_date as "expiryDate", p.is_active as "isActive", p.notes`

/** Custom prices as the engine takes them, in order of id. */
export async function readCustomPrices(sql: SqlEntityManager, filter: CustomPriceFilter): Promise<CustomPrice[]> {
  const [condition, values, limit] =
    "companyIds" in filter
      ? [
          `(p.company_id in (select jsonb_array_elements_text(?::jsonb))
            or p.customer_id in (select jsonb_array_elements_text(?::jsonb)))`,
          [JSON.stringify(filter.companyIds), JSON.stringify(filter.customerIds)],
          "",
        ]
      : ["p.id > ?", [filter.afterId], ` limit ${Math.trunc(filter.limit)}`]
  return await sql.execute(
    `select ${CUSTOM_PRICE_COLUMNS} from metal_custom_price p
     where ${condition} and p.deleted_at is null and p.is_active order by p.id${limit}`,
    values,
  )
}
