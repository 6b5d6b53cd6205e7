import type { FeedCounts } from "@billet/backend/contract"
import { Text, clx } from "@medusajs/ui"
import { count } from "../lib/format"

const COUNTS: { field: keyof FeedCounts; label: string; alarming?: boolean }[] = [
  { field: "newRows", label: "New" },
  { field: "changedRows", label: "Changed" },
  { field: "unchangedRows", label: "Unchanged" },
  { field: "withdrawnRows", label: "Withdrawn", alarming: true },
  { field: "rejectedRows", label: "Rejected", alarming: true },
]

/** What became, or would become, of a feed's rows. */
export function OutcomeCounts({ counts }: { counts: FeedCounts }) {
  return (
    <dl className="divide-ui-border-base grid grid-cols-2 gap-y-4 px-6 py-4 sm:grid-cols-5 sm:divide-x">
      {COUNTS.map(({ field, label, alarming }) => (
        <div key={field} className="flex flex-col-reverse sm:px-4 sm:first:pl-0">
          <dt>
            <Text size="xsmall" leading="compact" className="text-ui-fg-subtle">
              {label}
            </Text>
          </dt>
          <dd
            className={clx("txt-compact-xlarge-plus tabular-nums", {
              "text-ui-fg-muted": counts[field] === 0,
              "text-ui-fg-error": alarming && counts[field] > 0,
            })}
          >
            {count(counts[field])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
