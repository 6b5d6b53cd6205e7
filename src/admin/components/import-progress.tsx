import type { FeedImportView } from "@billet/backend/contract"
import { Text, clx } from "@medusajs/ui"
import { count, percentOf } from "../lib/format"

/** What the import is doing now; after its last row it still gives new items their variants and settles the stock. */
function phaseOf({ status, processedRows, totalRows }: FeedImportView): string {
  if (status === "PENDING") return "Waiting for its turn"
  if (status === "RUNNING" && totalRows > 0 && processedRows >= totalRows) return "Creating variants and settling the stock"
  return `${count(processedRows)} of ${count(totalRows)} rows`
}

/** A bar of the rows read so far, with the figures under it. */
export function ImportProgress({ feed, className }: { feed: FeedImportView; className?: string }) {
  const percent = percentOf(feed.processedRows, feed.totalRows)
  return (
    <div className={className}>
      <div
        role="progressbar"
        aria-label={`Import of ${feed.source}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="bg-ui-bg-switch-off h-1.5 w-full overflow-hidden rounded-full"
      >
        <div
          className={clx("h-full rounded-full transition-[width] duration-150 motion-reduce:transition-none", {
            "bg-ui-tag-blue-icon": feed.status === "RUNNING" || feed.status === "PENDING",
            "bg-ui-tag-green-icon": feed.status === "COMPLETED",
            "bg-ui-tag-orange-icon": feed.status === "NEEDS_CONFIRMATION",
            "bg-ui-tag-red-icon": feed.status === "FAILED",
            "bg-ui-tag-neutral-icon": feed.status === "CANCELLED",
          })}
          style={{ width: `${percent}%` }}
        />
      </div>
      <Text size="xsmall" className="text-ui-fg-subtle mt-1 tabular-nums">
        {phaseOf(feed)}
      </Text>
    </div>
  )
}
