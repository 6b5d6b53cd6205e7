import { parseHeatRow, parseStockRow } from "@billet/backend/catalogue"
import type { FeedBatch, HeatFeedRow, RejectedField, StockFeedRow } from "../sql/feed-batch"
import type { FeedRecord } from "./read-feed"
import { toHeatFeedRow, toStockFeedRow } from "./to-database-rows"

const MAX_SHOWN = 500

type Parsed<Row> = { ok: true; row: Row } | { ok: false; problems: { field: string; value: string; reason: string }[] }
type RowReader<Domain, Row> = {
  /** The column that names what the row is about. */
  key: string
  parse: (record: Record<string, string>) => Parsed<Domain>
  toRow: (row: Domain) => Row
}

/** Enough of a refused value to find it again. Half of a surrogate pair would be no text for the database. */
function shortened(value: string): string {
  return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN).replace(/[\ud800-\udbff]$/, "")}…` : value
}

function parseBatch<Domain, Row>(
  { importId, fromRow }: { importId: string; fromRow: number },
  records: FeedRecord[],
  { key, parse, toRow }: RowReader<Domain, Row>,
): FeedBatch<Row> {
  const nextRow = fromRow + records.length
  const none = { rows: [], lines: [], rejections: [], rejectedRows: 0, refusedKeys: [] }
  const batch: FeedBatch<Row> = { importId, ...none, fromRow, nextRow }
  for (const { line, record, problem } of records) {
    const result: Parsed<Domain> = problem ? { ok: false, problems: [{ field: "", value: "", reason: problem }] } : parse(record)
    if (result.ok) {
      batch.rows.push(toRow(result.row))
      batch.lines.push(line)
      continue
    }
    batch.rejectedRows += 1
    batch.refusedKeys.push((record[key] ?? "").trim())
    batch.rejections.push(
      ...result.problems.map(({ field, value, reason }): RejectedField => ({ line, field, value: shortened(value), reason })),
    )
  }
  return batch
}

/** Sifts records of the stock feed into rows to write and fields to refuse. */
export function parseStockBatch(importId: string, records: FeedRecord[], fromRow: number): FeedBatch<StockFeedRow> {
  return parseBatch({ importId, fromRow }, records, { key: "productCode", parse: parseStockRow, toRow: toStockFeedRow })
}

/** Sifts records of the heat feed into rows to write and fields to refuse. */
export function parseHeatBatch(importId: string, records: FeedRecord[], fromRow: number): FeedBatch<HeatFeedRow> {
  return parseBatch({ importId, fromRow }, records, { key: "stockItemId", parse: parseHeatRow, toRow: toHeatFeedRow })
}
