import type { FeedKind } from "@billet/backend/contract"

/** What a report needs of an import, as the catalogue's service has it. */
export type ImportState = {
  id: string
  kind: FeedKind
  status: string
  message: string | null
  total_rows: number
  next_row: number
  new_rows: number
  changed_rows: number
  unchanged_rows: number
  withdrawn_rows: number
  rejected_rows: number
}

const figure = (value: number) => value.toLocaleString("en-US")

/** "1,500 of 4,792 rows (31 %)"; the last percent is for the stock that is settled after the last row. */
export function progressLine({ next_row, total_rows }: Pick<ImportState, "next_row" | "total_rows">): string {
  if (total_rows === 0) return "Reading the feed"
  const percent = Math.min(99, Math.floor((next_row / total_rows) * 100))
  const rows = `${figure(next_row)} of ${figure(total_rows)} rows (${percent} %)`
  return next_row >= total_rows ? `${rows}, settling the stock` : rows
}

/** What became of an import, and what to do when it stopped to ask. */
export function reportLines(feed: ImportState): string[] {
  const counts = [
    `${figure(feed.new_rows)} new`,
    `${figure(feed.changed_rows)} changed`,
    `${figure(feed.unchanged_rows)} unchanged`,
    `${figure(feed.withdrawn_rows)} withdrawn`,
    `${figure(feed.rejected_rows)} rejected`,
  ]
  const lines = [`${feed.kind} import ${feed.id}: ${feed.status}`, counts.join(", ")]
  if (feed.message) lines.push(feed.message)
  if (feed.status === "NEEDS_CONFIRMATION") lines.push('Run it again with the word "confirm", or decide in the admin under Catalogue, Imports.')
  if (feed.rejected_rows > 0) lines.push("The rejected rows stand in the admin under Catalogue, Imports.")
  return lines
}
