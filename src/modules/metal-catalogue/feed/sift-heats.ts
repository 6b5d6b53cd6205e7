import type { FeedBatch, HeatFeedRow, RejectedField } from "../sql/feed-batch"

/** What a batch of heats is checked against: product codes in stock, and heats the feed has listed before. */
export type HeatsKnown = { productCodes: ReadonlySet<string>; listed: ReadonlySet<string> }

/** Splits a batch into heats that may be written and the refusals of those that may not. */
export function siftHeats(batch: FeedBatch<HeatFeedRow>, { productCodes, listed }: HeatsKnown) {
  const here = new Set<string>()
  const rows: HeatFeedRow[] = []
  const rejections: RejectedField[] = []
  batch.rows.forEach((row, index) => {
    const line = batch.lines[index] ?? 0
    if (!productCodes.has(row.product_code)) {
      rejections.push({ line, field: "productCode", value: row.product_code, reason: "no stock item has this code" })
    } else if (here.has(row.stock_item_id) || listed.has(row.stock_item_id)) {
      rejections.push({ line, field: "stockItemId", value: row.stock_item_id, reason: "repeats a row of the same feed" })
    } else {
      rows.push(row)
      here.add(row.stock_item_id)
    }
  })
  return { rows, rejections }
}
