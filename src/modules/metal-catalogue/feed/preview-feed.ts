import { MAX_WITHDRAWN_SHARE, PREVIEW_REJECTIONS, PREVIEW_SAMPLE, type FeedKind, type FeedPreview } from "@billet/backend/contract"
import type MetalCatalogueService from "../service"
import { PREVIEW_BATCH, type BatchOutcome, type Listed, type RowOutcome } from "./preview-batch"
import type { FeedRecord } from "./read-feed"
import { BATCH_ROWS } from "./run-feed-rows"

function addRow(preview: FeedPreview, { key, change }: RowOutcome): void {
  const { samples } = preview
  if (change === null) {
    preview.newRows += 1
    if (samples.new.length < PREVIEW_SAMPLE) samples.new.push(key)
  } else if (change.length) {
    preview.changedRows += 1
    if (samples.changed.length < PREVIEW_SAMPLE) samples.changed.push({ key, fields: change })
  } else preview.unchangedRows += 1
}

function addBatch(preview: FeedPreview, { rows, rejections, rejectedRows }: BatchOutcome): void {
  for (const row of rows) addRow(preview, row)
  preview.rejectedRows += rejectedRows
  preview.rejections.push(...rejections.slice(0, PREVIEW_REJECTIONS - preview.rejections.length))
}

/**
 * What a feed would do if it ran now: it goes through the same reading and sifting as an import and compares instead of
 * writing, so nothing is locked while somebody decides.
 */
export async function previewFeed(catalogue: MetalCatalogueService, kind: FeedKind, records: FeedRecord[]): Promise<FeedPreview> {
  const counts = { newRows: 0, changedRows: 0, unchangedRows: 0, withdrawnRows: 0, rejectedRows: 0 }
  const samples = { new: [], changed: [], withdrawn: [] }
  const totalRows = records.length
  const preview: FeedPreview = { kind, totalRows, ...counts, inStock: 0, asksFirst: false, samples, rejections: [] }
  const listed: Listed = { written: new Set(), refused: new Set(), owners: new Map() }
  for (let from = 0; from < records.length; from += BATCH_ROWS) {
    addBatch(preview, await PREVIEW_BATCH[kind](catalogue, records.slice(from, from + BATCH_ROWS), listed))
  }
  const { count, standing, sample } = await catalogue.readUnlisted(kind, [...listed.written, ...listed.refused], PREVIEW_SAMPLE)
  preview.withdrawnRows = count
  preview.inStock = standing
  preview.samples.withdrawn = sample
  preview.asksFirst = count > standing * MAX_WITHDRAWN_SHARE
  return preview
}
