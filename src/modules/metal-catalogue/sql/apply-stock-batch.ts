import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { siftStock, type CodeOwner } from "../feed/sift-stock"
import type { BatchCounts, FeedBatch, StockFeedRow } from "./feed-batch"
import { recordBatch } from "./record-batch"

const COLUMNS = {
  normalised_code: "text",
  product_name: "text",
  product_category: "text",
  metal_category: "text",
  stock_grade: "text",
  product_type: "text",
  stock_type: "text",
  product_condition: "text",
  product_size: "text",
  outer_diameter_mils: "int",
  inside_diameter_mils: "int",
  coid: "text",
  stratification_rank: "text",
  avl_stk_zone: "text",
  is_special_offer: "boolean",
  is_popular_item: "boolean",
  cost_per_lb_e4: "int",
  cost_per_inch_e4: "int",
  cost_per_kg_e4: "int",
  feed_pieces: "int",
} as const
const NAMES = Object.keys(COLUMNS)
const list = (prefix: string) => NAMES.map((name) => `${prefix}${name}`).join(", ")

/** Who has the addresses of a batch; `listed` is true of what earlier batches of the same import wrote. */
async function ownersOf(sql: SqlEntityManager, { rows, importId }: FeedBatch<StockFeedRow>): Promise<Map<string, CodeOwner>> {
  const found: (CodeOwner & { normalised_code: string })[] = await sql.execute(
    `select i.normalised_code, i.product_code, i.last_import_id is not distinct from ? as listed from metal_stock_item i
     where i.deleted_at is null and i.normalised_code in (select jsonb_array_elements_text(?::jsonb))`,
    [importId, JSON.stringify(rows.map((row) => row.normalised_code))],
  )
  return new Map(found.map((row) => [row.normalised_code, row]))
}

/** A refused row still says that the supplier has the item: it keeps its old facts and is not withdrawn. */
async function markListed(sql: SqlEntityManager, importId: string, codes: string[]): Promise<void> {
  await sql.execute(
    `update metal_stock_item set last_import_id = ? where last_import_id is distinct from ?
     and product_code in (select jsonb_array_elements_text(?::jsonb))`,
    [importId, importId, JSON.stringify(codes)],
  )
}

/** Upserts by product code. A row equal to what is stored is only marked as seen, so nothing follows from it. */
export async function applyStockBatch(sql: SqlEntityManager, batch: FeedBatch<StockFeedRow>): Promise<BatchCounts> {
  const { rows, rejections } = siftStock(batch, await ownersOf(sql, batch))
  const json = JSON.stringify(rows.map((row) => ({ ...row, id: generateEntityId(undefined, "mstk") })))
  const shape = `id text, product_code text, ${NAMES.map((name) => `${name} ${COLUMNS[name as keyof typeof COLUMNS]}`).join(", ")}`
  const written: { created: boolean }[] = rows.length
    ? await sql.execute(
        `insert into metal_stock_item as i (id, product_code, ${list("")}, withdrawn, last_import_id)
         select r.id, r.product_code, ${list("r.")}, false, ? from jsonb_to_recordset(?::jsonb) as r(${shape})
         on conflict (product_code) where deleted_at is null do update set
           ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")},
           withdrawn = false, last_import_id = excluded.last_import_id, updated_at = now()
         where (${list("i.")}, i.withdrawn) is distinct from (${list("excluded.")}, false)
         returning (xmax = 0) as created`,
        [batch.importId, json],
      )
    : []
  await markListed(sql, batch.importId, [...rows.map((row) => row.product_code), ...batch.refusedKeys])
  await writeFeedLevels(sql, json)
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

/**
 * Gives an item without heats its feed length at its first company, and takes it from any other: the metal is in one
 * place. What no company holds is what a mill makes to order: its length stands under no company, and can be promised too.
 * Items with heats keep the levels counted from the heats, which are exact per company. Goes through the levels in order of
 * id, as every writer of levels does.
 */
async function writeFeedLevels(sql: SqlEntityManager, json: string): Promise<void> {
  await sql.execute(
    `with said as (
       select i.id as item_id, split_part(i.coid, ',', 1) as coid, r.available_mils as on_hand,
         r.available_mils / greatest(r.feed_pieces, 1) as longest, r.feed_pieces as pieces
       from jsonb_to_recordset(?::jsonb) as r(product_code text, available_mils int, feed_pieces int)
       join metal_stock_item i on i.product_code = r.product_code and i.deleted_at is null
       where not exists (select 1 from metal_heat h where h.item_id = i.id and h.deleted_at is null)
     ), levels as (
       select * from said
       union all
       select l.item_id, l.coid, 0, 0, 0 from metal_stock_level l join said s on s.item_id = l.item_id
       where l.coid <> s.coid and l.deleted_at is null
     )
     insert into metal_stock_level as l (id, item_id, coid, on_hand_mils, reserved_mils, longest_mils, pieces)
     select 'mlvl_' || item_id || '_' || coid as id, item_id, coid, on_hand, 0, longest, pieces from levels order by id
     on conflict (item_id, coid) where deleted_at is null do update set
       on_hand_mils = greatest(excluded.on_hand_mils, l.reserved_mils), longest_mils = excluded.longest_mils,
       pieces = excluded.pieces, updated_at = now()
     where (l.on_hand_mils, l.longest_mils, l.pieces)
           is distinct from (greatest(excluded.on_hand_mils, l.reserved_mils), excluded.longest_mils, excluded.pieces)`,
    [json],
  )
}
