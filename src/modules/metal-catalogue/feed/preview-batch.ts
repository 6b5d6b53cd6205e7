import type { FeedChange, FeedKind } from "@billet/backend/contract"
import type MetalCatalogueService from "../service"
import type { FeedBatch, RejectedField } from "../sql/feed-batch"
import { heatChanges, stockChanges } from "./feed-changes"
import { parseHeatBatch, parseStockBatch } from "./parse-batch"
import type { FeedRecord } from "./read-feed"
import { siftHeats } from "./sift-heats"
import { siftStock, type CodeOwner } from "./sift-stock"

/** What would become of a row: `change` is null for what is new, and empty for what stays as it is. */
export type RowOutcome = { key: string; change: FeedChange["fields"] | null }
export type BatchOutcome = { rows: RowOutcome[]; rejections: RejectedField[]; rejectedRows: number }

/** What the feed has listed so far: keys of rows to write, keys of refused rows, and addresses taken. */
export type Listed = { written: Set<string>; refused: Set<string>; owners: Map<string, CodeOwner> }

type PreviewOfBatch = (catalogue: MetalCatalogueService, records: FeedRecord[], listed: Listed) => Promise<BatchOutcome>

/** The order in which an import lists them, too. */
const byLineAndField = (a: RejectedField, b: RejectedField) => a.line - b.line || (a.field < b.field ? -1 : 1)

function outcomeOf(batch: FeedBatch<unknown>, sifted: RejectedField[], listed: Listed, rows: RowOutcome[]): BatchOutcome {
  for (const { key } of rows) listed.written.add(key)
  for (const key of batch.refusedKeys) listed.refused.add(key)
  const rejections = [...batch.rejections, ...sifted].sort(byLineAndField)
  return { rows, rejections, rejectedRows: batch.rejectedRows + sifted.length }
}

const previewStockBatch: PreviewOfBatch = async (catalogue, records, listed) => {
  const batch = parseStockBatch("", records, 0)
  const standing = await catalogue.listStockItems({ normalised_code: batch.rows.map((row) => row.normalised_code) })
  const isListed = (code: string) => listed.written.has(code) || listed.refused.has(code)
  const owners = new Map<string, CodeOwner>(
    standing.map(({ normalised_code, product_code }) => [normalised_code, { product_code, listed: isListed(product_code) }]),
  )
  for (const { normalised_code } of batch.rows) {
    const owner = listed.owners.get(normalised_code)
    if (owner) owners.set(normalised_code, owner)
  }
  const { rows, rejections } = siftStock(batch, owners)
  for (const { product_code, normalised_code } of rows) listed.owners.set(normalised_code, { product_code, listed: true })
  const before = new Map(standing.map((item) => [item.product_code, { ...item, available_mils: 0 }]))
  return outcomeOf(
    batch,
    rejections,
    listed,
    rows.map((row) => {
      const item = before.get(row.product_code)
      return { key: row.product_code, change: item ? stockChanges(item, row) : null }
    }),
  )
}

const previewHeatBatch: PreviewOfBatch = async (catalogue, records, listed) => {
  const batch = parseHeatBatch("", records, 0)
  const codes = [...new Set(batch.rows.map((row) => row.product_code))]
  const items = await catalogue.listStockItems({ product_code: codes }, { select: ["product_code"] })
  const ids = batch.rows.map((row) => row.stock_item_id)
  const standing = await catalogue.listHeats({ stock_item_id: ids }, { relations: ["item"] })
  const before = new Map(
    standing.map(({ item, lengths_mils, ...heat }) => [
      heat.stock_item_id,
      { ...heat, product_code: item.product_code, lengths_mils: lengths_mils as unknown as number[] },
    ]),
  )
  const isListed = (id: string) => listed.written.has(id) || (listed.refused.has(id) && before.has(id))
  const { rows, rejections } = siftHeats(batch, {
    productCodes: new Set(items.map((item) => item.product_code)),
    listed: new Set(ids.filter(isListed)),
  })
  return outcomeOf(
    batch,
    rejections,
    listed,
    rows.map((row) => {
      const heat = before.get(row.stock_item_id)
      return { key: row.stock_item_id, change: heat ? heatChanges(heat, row) : null }
    }),
  )
}

/** What importing a batch of a feed would do, without doing it. Adds the batch to what is listed. */
export const PREVIEW_BATCH: Record<FeedKind, PreviewOfBatch> = { STOCK: previewStockBatch, HEATS: previewHeatBatch }
