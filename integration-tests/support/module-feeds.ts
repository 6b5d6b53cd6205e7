import { runFeedRows } from "../../src/modules/metal-catalogue/feed/run-feed-rows"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { heatCsv, stockCsv, type HeatFields, type StockFields } from "./feed-rows"

export type FeedKind = "STOCK" | "HEATS"

/** Takes a feed in, as the workflow's first step does; it waits to be run. */
export async function takeFeed(catalogue: MetalCatalogueService, kind: FeedKind, content: string): Promise<string> {
  const feed = await catalogue.createFeedImports({ kind, content, source: "test", checksum: "test", status: "PENDING" })
  return feed.id
}

/** Runs the rows of a feed from where its cursor stands. */
export async function runRows(catalogue: MetalCatalogueService, importId: string): Promise<void> {
  await catalogue.startFeedImport(importId)
  await runFeedRows(catalogue, await catalogue.retrieveFeedImport(importId))
}

/** A whole import: rows, then withdrawals or levels. Answers the import as it ended. */
export async function importFeed(catalogue: MetalCatalogueService, kind: FeedKind, content: string) {
  const id = await takeFeed(catalogue, kind, content)
  await runRows(catalogue, id)
  if (kind === "HEATS") await catalogue.recountLevels(id)
  else await catalogue.withdrawMissing(id)
  await catalogue.updateFeedImports({ id, status: "COMPLETED" })
  return await catalogue.retrieveFeedImport(id)
}

export const importStock = (catalogue: MetalCatalogueService, rows: StockFields[]) =>
  importFeed(catalogue, "STOCK", stockCsv(rows))
export const importHeats = (catalogue: MetalCatalogueService, rows: HeatFields[]) => importFeed(catalogue, "HEATS", heatCsv(rows))

/** The refused fields of an import, in the order of the file. */
export async function rejectionsOf(catalogue: MetalCatalogueService, importId: string) {
  const rows = await catalogue.listFeedRejections({ feed_import_id: importId }, { order: { line: "ASC", field: "ASC" } })
  return rows.map(({ line, field, value, reason }) => ({ line, field, value, reason }))
}
