import { withDatabase } from "../../lib/sql.mjs"
import { fillStock } from "../search-http/fill-stock.mjs"

/**
 * Puts the generated stock in the place of the demo shop's. What can be sold needs a variant of Medusa's: those of the demo's
 * items go to generated ones of which there is plenty.
 */
export async function fillSellableStock(url, count) {
  const variants = await withDatabase(url, async (client) => {
    const { rows } = await client.query("select variant_id from metal_stock_item where variant_id is not null")
    return rows.map((row) => row.variant_id)
  })
  await fillStock(url, count)
  await withDatabase(url, async (client) => {
    await client.query(
      `update metal_stock_item item set variant_id = lent.variant_id
         from (select id, row_number() over (order by id) as place
                 from metal_stock_item i where not withdrawn and cost_per_inch_e4 > 0 and id in
                   (select item_id from metal_stock_level group by item_id having sum(on_hand_mils) > 500000)
                limit $2) as plenty
         join (select variant_id, row_number() over () as place from unnest($1::text[]) as variant_id) as lent using (place)
        where item.id = plenty.id`,
      [variants, variants.length],
    )
  })
}

const CODES = 400

/** The codes of some of what can be sold. */
export async function sellableCodes(url) {
  return await withDatabase(url, async (client) => {
    const codes = "select product_code from metal_stock_item where variant_id is not null order by 1 limit $1"
    const { rows } = await client.query(codes, [CODES])
    return rows.map((row) => ({ productCode: row.product_code }))
  })
}
