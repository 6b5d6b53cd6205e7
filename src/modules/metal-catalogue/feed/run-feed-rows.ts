import type { FeedKind } from "@billet/backend/contract"
import type MetalCatalogueService from "../service"
import { openFeed } from "./open-feed"
import { parseHeatBatch, parseStockBatch } from "./parse-batch"

export const BATCH_ROWS = 500

type ImportRow = { id: string; kind: FeedKind; content: string; next_row: number }

/**
 * Writes the rows of a feed from where its cursor stands, batch by batch. Killed at any point, the next call goes
 * on after the last batch that was committed. Throws when the feed as a whole cannot be read.
 */
export async function runFeedRows(catalogue: MetalCatalogueService, feed: ImportRow): Promise<void> {
  const records = openFeed(feed)
  await catalogue.updateFeedImports({ id: feed.id, total_rows: records.length })
  for (let from = feed.next_row; from < records.length; from += BATCH_ROWS) {
    const batch = records.slice(from, from + BATCH_ROWS)
    if (feed.kind === "STOCK") await catalogue.applyStockBatch(parseStockBatch(feed.id, batch, from))
    else await catalogue.applyHeatBatch(parseHeatBatch(feed.id, batch, from))
  }
}
