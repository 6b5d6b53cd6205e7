import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** A price that was told to someone. Quantity in its unit, money in USD. */
export type Calculation = {
  /** Everything the price follows from. */
  cacheKey: string
  /** Of the price book it was made from. */
  bookVersion: number
  productCode: string
  customerId: string | null
  companyId: string | null
  coid: string
  customerSegment: string
  quantity: number
  unit: string
  originalPrice: number | null
  calculatedPrice: number
  finalPrice: number
  appliedRuleIds: string[]
  calculatedAt: Date
}
export type CalculationListFilter = {
  productCode?: string
  customerId?: string
  companyId?: string
  limit: number
  offset: number
}
export type KeptCalculation = Omit<Calculation, "cacheKey" | "bookVersion" | "calculatedAt"> & {
  calculatedAt: string
  expiresAt: string
}

const LIFETIME = "interval '10 minutes'"
/** Made by the database: the hundreds of ids of a write would hold the server up, each of them made of 16 random numbers. */
const ID = "'mpcc_' || replace(gen_random_uuid()::text, '-', '')"
const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))
const COLUMNS = `cache_key text, product_code text, customer_id text, company_id text, coid text, customer_segment text,
  quantity_e4 bigint, unit text, original_price_cents bigint, calculated_price_cents bigint, final_price_cents bigint,
  applied_rule_ids text[], calculated_at timestamptz`
const NAMES = COLUMNS.replace(/ (text\[\]|text|bigint|timestamptz)/g, "")

function toColumns(calculation: Calculation) {
  return {
    book_version: calculation.bookVersion,
    cache_key: calculation.cacheKey,
    product_code: calculation.productCode,
    customer_id: calculation.customerId,
    company_id: calculation.companyId,
    coid: calculation.coid,
    customer_segment: calculation.customerSegment,
    quantity_e4: Math.round(calculation.quantity * 1e4),
    unit: calculation.unit,
    original_price_cents: cents(calculation.originalPrice),
    calculated_price_cents: cents(calculation.calculatedPrice),
    final_price_cents: cents(calculation.finalPrice),
    applied_rule_ids: calculation.appliedRuleIds,
    calculated_at: calculation.calculatedAt,
  }
}

/**
 * Keeps prices that hold for the book as it is now. The share lock makes a change of the book wait until they are in, and
 * then it deletes them; a price of an earlier book is not kept at all.
 */
export async function keepCalculations(sql: SqlEntityManager, calculations: Calculation[]): Promise<void> {
  await sql.execute(
    `with book as (select version from metal_pricing_version for share)
     insert into metal_price_calculation_cache as c (id, ${NAMES}, expires_at)
     select distinct on (cache_key) ${ID}, ${NAMES}, calculated_at + ${LIFETIME}
     from jsonb_to_recordset(?::jsonb) as r(book_version bigint, ${COLUMNS}) join book on book.version = r.book_version
     order by cache_key, calculated_at desc
     on conflict (cache_key) where deleted_at is null
     do update set calculated_at = excluded.calculated_at, expires_at = excluded.expires_at, updated_at = now()`,
    [JSON.stringify(calculations.map(toColumns))],
  )
}

/** Prices told in the last ten minutes that still hold, newest first. */
export async function listCalculations(sql: SqlEntityManager, filter: CalculationListFilter): Promise<KeptCalculation[]> {
  const conditions = ["c.expires_at > now()", "c.deleted_at is null"]
  const values: unknown[] = []
  const columns = { product_code: filter.productCode, customer_id: filter.customerId, company_id: filter.companyId }
  for (const [column, value] of Object.entries(columns)) {
    if (value === undefined) continue
    conditions.push(`c.${column} = ?`)
    values.push(value)
  }
  const dollars = (column: string, name: string) => `(c.${column} / 100.0)::float8 as "${name}"`
  return await sql.execute(
    `select c.product_code as "productCode", c.customer_id as "customerId", c.company_id as "companyId", c.coid,
       c.customer_segment as "customerSegment", (c.quantity_e4 / 10000.0)::float8 as quantity, c.unit,
       ${dollars("original_price_cents", "originalPrice")}, ${dollars("calculated_price_cents", "calculatedPrice")},
       ${dollars("final_price_cents", "finalPrice")}, c.applied_rule_ids as "appliedRuleIds",
       c.calculated_at as "calculatedAt", c.expires_at as "expiresAt"
     from metal_price_calculation_cache c where ${conditions.join(" and ")}
     order by c.calculated_at desc, c.id limit ${Math.trunc(filter.limit)} offset ${Math.trunc(filter.offset)}`,
    values,
  )
}

/** Forgets prices whose ten minutes are over. */
export async function pruneCalculations(sql: SqlEntityManager): Promise<void> {
  await sql.execute("delete from metal_price_calculation_cache where expires_at <= now()")
}
