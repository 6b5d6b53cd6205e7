import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { siftHeats } from "../feed/sift-heats"
import type { BatchCounts, FeedBatch, HeatFeedRow } from "./feed-batch"
import { recordBatch } from "./record-batch"

const COLUMNS = {
  coid: "text",
  mill_id: "text",
  cast_number: "text",
  pieces: "int",
  lengths_mils: "jsonb",
  melt_country: "text",
  base_specification: "text",
  yield_strength_ksi: "real",
  tensile_strength_ksi: "real",
  elongation_percent: "real",
  hardness: "real",
  certificate_type: "text",
} as const
const NAMES = Object.keys(COLUMNS)
const list = (prefix: string) => NAMES.map((name) => `${prefix}${name}`).join(", ")
const SHAPE = `id text, stock_item_id text, product_code text, ${NAMES.map((name) => `${name} ${COLUMNS[name as keyof typeof COLUMNS]}`).join(", ")}`

async function codesInStock(sql: SqlEntityManager, rows: HeatFeedRow[]): Promise<Set<string>> {
  const found: { product_code: string }[] = await sql.execute(
    `select product_code from metal_stock_item where deleted_at is null
     and product_code in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify([...new Set(rows.map((row) => row.product_code))])],
  )
  return new Set(found.map((row) => row.product_code))
}

/** Heats that earlier batches of the same import wrote. */
async function listedBefore(sql: SqlEntityManager, { rows, importId }: FeedBatch<HeatFeedRow>): Promise<Set<string>> {
  const found: { stock_item_id: string }[] = await sql.execute(
    `select stock_item_id from metal_heat where deleted_at is null and last_import_id = ?
     and stock_item_id in (select jsonb_array_elements_text(?::jsonb))`,
    [importId, JSON.stringify(rows.map((row) => row.stock_item_id))],
  )
  return new Set(found.map((row) => row.stock_item_id))
}

/** A refused row still says that the supplier has the heat: it keeps its old facts and stays in stock. */
async function markListed(sql: SqlEntityManager, importId: string, ids: string[]): Promise<void> {
  await sql.execute(
    `update metal_heat set last_import_id = ? where last_import_id is distinct from ? and deleted_at is null
     and stock_item_id in (select jsonb_array_elements_text(?::jsonb))`,
    [importId, importId, JSON.stringify(ids)],
  )
}

/** Upserts heats by stockItemId. Unknown product codes are refused row by row; the rest is written. */
export async function applyHeatBatch(sql: SqlEntityManager, batch: FeedBatch<HeatFeedRow>): Promise<BatchCounts> {
  const known = { productCodes: await codesInStock(sql, batch.rows), listed: await listedBefore(sql, batch) }
  const { rows, rejections } = siftHeats(batch, known)
  const json = JSON.stringify(rows.map((row) => ({ ...row, id: generateEntityId(undefined, "mheat") })))
  const written: { created: boolean }[] = rows.length
    ? await sql.execute(
        `insert into metal_heat as h (id, stock_item_id, item_id, ${list("")}, last_import_id)
         select r.id, r.stock_item_id, i.id, ${list("r.")}, ? from jsonb_to_recordset(?::jsonb) as r(${SHAPE})
         join metal_stock_item i on i.product_code = r.product_code and i.deleted_at is null
         on conflict (stock_item_id) where deleted_at is null do update set item_id = excluded.item_id,
           ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")},
           last_import_id = excluded.last_import_id, updated_at = now()
         where (h.item_id, ${list("h.")}) is distinct from (excluded.item_id, ${list("excluded.")})
         returning (xmax = 0) as created`,
        [batch.importId, json],
      )
    : []
  await markListed(sql, batch.importId, [...rows.map((row) => row.stock_item_id), ...batch.refusedKeys])
  const created = written.filter((row) => row.created).length
  const counts = {
    created,
    changed: written.length - created,
    unchanged: rows.length - written.length,
    rejected: batch.rejectedRows + rejections.length,
  }
  await recordBatch(sql, batch, counts, [...batch.rejections, ...rejections])
  return counts
}
