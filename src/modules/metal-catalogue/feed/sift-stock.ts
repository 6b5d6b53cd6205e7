import type { FeedBatch, RejectedField, StockFeedRow } from "../sql/feed-batch"

/** The product code that has an address, and whether the feed has listed it before. */
export type CodeOwner = { product_code: string; listed: boolean }

function reasonAgainst(row: StockFeedRow, owner: CodeOwner | undefined): string | null {
  if (owner?.listed) return `repeats ${owner.product_code} of the same feed`
  return owner && owner.product_code !== row.product_code ? "its address belongs to another product code" : null
}

/**
 * Splits a batch into rows that may be written and the refusals of those that may not: two codes cannot have one address,
 * and a feed lists a code once. `owners` are by normalised code.
 */
export function siftStock(batch: FeedBatch<StockFeedRow>, owners: ReadonlyMap<string, CodeOwner>) {
  const here = new Map<string, CodeOwner>()
  const rows: StockFeedRow[] = []
  const rejections: RejectedField[] = []
  batch.rows.forEach((row, index) => {
    const { product_code, normalised_code } = row
    const reason = reasonAgainst(row, here.get(normalised_code) ?? owners.get(normalised_code))
    if (reason) {
      rejections.push({ line: batch.lines[index] ?? 0, field: "productCode", value: product_code, reason })
      return
    }
    rows.push(row)
    here.set(normalised_code, { product_code, listed: true })
  })
  return { rows, rejections }
}
