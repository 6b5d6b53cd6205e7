import {
  REJECTIONS_CSV_HEAD,
  rejectionsCsvLines,
  type FeedChange,
  type FeedPreview,
  type FeedRejectionView,
} from "@billet/backend/contract"
import { Button, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { count } from "../../../../lib/format"
import { saveFile } from "../../../../lib/save-file"

const SHOWN_REJECTIONS = 100
const code = (text: string) => <span className="text-ui-fg-base font-mono text-xs">{text}</span>

const CHANGED: MiniColumn<FeedChange>[] = [
  { header: "Row", cell: ({ key }) => code(key) },
  {
    header: "Changes",
    cell: ({ fields }) => (
      <ul className="py-1">
        {fields.map(({ field, before, after }) => (
          <li key={field}>
            <span className="text-ui-fg-muted">{field}</span> {before || "blank"} →{" "}
            <span className="text-ui-fg-base">{after || "blank"}</span>
          </li>
        ))}
      </ul>
    ),
  },
]
const REJECTED: MiniColumn<FeedRejectionView>[] = [
  { header: "Line", figure: true, cell: ({ line }) => line },
  { header: "Field", cell: ({ field }) => field || "The whole row" },
  { header: "Value", cell: ({ value }) => <span className="block max-w-48 truncate font-mono text-xs">{value || "blank"}</span> },
  { header: "Reason", cell: ({ reason }) => <span className="text-ui-fg-base">{reason}</span> },
]
const KEYS: MiniColumn<string>[] = [{ header: "Row", cell: code }]

/** A list of which only the first rows are shown, and says so. */
function Sample({ shown, of, children }: { shown: number; of: number; children: ReactNode }) {
  if (!of) return <Note>None</Note>
  return (
    <>
      {children}
      {shown < of && <Note>{`The first ${count(shown)} of ${count(of)}`}</Note>}
    </>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text size="small" className="text-ui-fg-subtle border-ui-border-base border-t px-6 py-3 first:border-t-0">
      {children}
    </Text>
  )
}

export function ChangedRows({ preview: { samples, changedRows } }: { preview: FeedPreview }) {
  return (
    <Sample shown={samples.changed.length} of={changedRows}>
      <MiniTable label="Changed rows" columns={CHANGED} rows={samples.changed} keyOf={({ key }) => key} />
    </Sample>
  )
}

export function KeyRows({ label, keys, of }: { label: string; keys: string[]; of: number }) {
  return (
    <Sample shown={keys.length} of={of}>
      <MiniTable label={label} columns={KEYS} rows={keys} keyOf={(key) => key} />
    </Sample>
  )
}

export function RejectedRows({ rejections }: { rejections: FeedRejectionView[] }) {
  const shown = rejections.slice(0, SHOWN_REJECTIONS)
  const save = () => saveFile("rejected.csv", new Blob([REJECTIONS_CSV_HEAD, rejectionsCsvLines(rejections)], { type: "text/csv" }))
  return (
    <Sample shown={shown.length} of={rejections.length}>
      <MiniTable label="Rejected fields" columns={REJECTED} rows={shown} keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`} />
      <div className="border-ui-border-base border-t px-6 py-3">
        <Button size="small" variant="secondary" onClick={save}>
          Download CSV
        </Button>
      </div>
    </Sample>
  )
}
