import type { CustomPrice } from "@billet/backend/contract"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { refusingTwins, throwUnchanged } from "./refusals"

export type CustomPriceContent = Omit<CustomPrice, "id">
export type CustomPriceToSave = {
  price: CustomPriceContent
  actorId: string | null
  /** Left out for a new one. */
  at?: { id: string; version: number }
}
export type ImportCounts = { created: number; changed: number; unchanged: number }

const TABLE = "metal_custom_price"
const COLUMNS = `product_code text, customer_id text, company_id text, coid text, custom_price_e4 bigint, unit text,
  original_price_e4 bigint, discount_percent_e4 bigint, effective_date text, expiry_date text, is_active boolean, notes text`
const NAMES = COLUMNS.replace(/ (text|bigint|boolean)/g, "")
const TWIN = "is a second price for the same product, owner, trading company, unit and first day"

const toE4 = (value: number | null | undefined) => (value == null ? null : Math.round(value * 1e4))

function toColumns(price: CustomPriceContent) {
  return {
    product_code: price.productCode,
    customer_id: price.customerId,
    company_id: price.companyId,
    coid: price.coid,
    custom_price_e4: toE4(price.customPrice),
    unit: price.unit,
    original_price_e4: toE4(price.originalPrice),
    discount_percent_e4: toE4(price.discountPercent),
    effective_date: price.effectiveDate,
    expiry_date: price.expiryDate,
    is_active: price.isActive,
    notes: price.notes,
  }
}

/** Writes one custom price and answers its id. */
export async function saveCustomPrice(sql: SqlEntityManager, { price, actorId, at }: CustomPriceToSave): Promise<string> {
  const columns = JSON.stringify(toColumns(price))
  const id = at?.id ?? generateEntityId(undefined, "mcpr")
  const write: Promise<unknown[]> = at
    ? sql.execute(
        `update ${TABLE} set (updated_by, updated_at, ${NAMES}) = (
           select ?, now(), ${NAMES} from jsonb_to_record(?::jsonb) as r(${COLUMNS}))
         where id = ? and version = ? and deleted_at is null returning id`,
        [actorId, columns, id, at.version],
      )
    : sql.execute(
        `insert into ${TABLE} (id, created_by, updated_by, ${NAMES})
         select ?, ?, ?, ${NAMES} from jsonb_to_record(?::jsonb) as r(${COLUMNS}) returning id`,
        [id, actorId, actorId, columns],
      )
  const written = await refusingTwins(write, "productCode", TWIN)
  if (!written.length) await throwUnchanged(sql, TABLE, id, "custom price")
  return id
}

/** What makes two prices the same agreement; the second migration's unique index says the same. */
const SAME = `p.product_code = r.product_code and coalesce(p.company_id, '') = coalesce(r.company_id, '')
  and coalesce(p.customer_id, '') = coalesce(r.customer_id, '') and coalesce(p.coid, '') = coalesce(r.coid, '')
  and p.unit = r.unit and coalesce(p.effective_date, '') = coalesce(r.effective_date, '')
  and p.is_active and p.deleted_at is null`
const VALUES = "custom_price_e4, original_price_e4, discount_percent_e4, expiry_date, is_active, notes"
const of = (alias: string) =>
  VALUES.split(", ")
    .map((name) => `${alias}.${name}`)
    .join(", ")

/** What importing these prices would do; they are distinct agreements. */
export async function countCustomPrices(sql: SqlEntityManager, prices: CustomPriceContent[]): Promise<ImportCounts> {
  const [counts]: ImportCounts[] = await sql.execute(
    `select count(*) filter (where p.id is null)::int as created,
       count(*) filter (where p.id is not null and (${of("p")}) is distinct from (${of("r")}))::int as changed,
       count(*) filter (where p.id is not null and (${of("p")}) is not distinct from (${of("r")}))::int as unchanged
     from jsonb_to_recordset(?::jsonb) as r(${COLUMNS}) left join ${TABLE} p on ${SAME}`,
    [JSON.stringify(prices.map(toColumns))],
  )
  return counts ?? { created: 0, changed: 0, unchanged: 0 }
}

/** Until the transaction ends: two imports at once would each find the other's rows half written. */
export async function lockImports(sql: SqlEntityManager): Promise<void> {
  await sql.execute("select pg_advisory_xact_lock(hashtext('metal_custom_price import'))")
}

/** Writes distinct agreements: those there are get the new price, the others are added. */
export async function importCustomPrices(
  sql: SqlEntityManager,
  prices: CustomPriceContent[],
  actorId: string | null,
): Promise<void> {
  const rows = JSON.stringify(prices.map((price) => ({ ...toColumns(price), id: generateEntityId(undefined, "mcpr") })))
  const typed = `jsonb_to_recordset(?::jsonb) as r(id text, ${COLUMNS})`
  await sql.execute(
    `update ${TABLE} p set (${VALUES}) = row(${of("r")}), updated_by = ?, updated_at = now()
     from ${typed} where ${SAME} and (${of("p")}) is distinct from (${of("r")})`,
    [actorId, rows],
  )
  const insert = sql.execute(
    `insert into ${TABLE} (id, created_by, updated_by, ${NAMES})
     select r.id, ?, ?, ${NAMES.split(",")
       .map((name) => `r.${name.trim()}`)
       .join(", ")}
     from ${typed} where not exists (select from ${TABLE} p where ${SAME})`,
    [actorId, actorId, rows],
  )
  await refusingTwins(insert, "content", "holds a price that someone else has just added; try again")
}
