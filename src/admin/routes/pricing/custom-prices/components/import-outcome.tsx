import { REJECTIONS_CSV_HEAD, rejectionsCsvLines, type CustomPriceImport } from "@billet/backend/contract"
import { Button, Container, Text, clx } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { count, counted } from "../../../../lib/format"
import { saveFile } from "../../../../lib/save-file"

type Rejection = CustomPriceImport["rejections"][number]

const COUNTS = [
  { field: "created", label: "New" },
  { field: "changed", label: "Changed" },
  { field: "unchanged", label: "Unchanged" },
  { field: "rejectedRows", label: "Rejected" },
] as const
const COLUMNS: MiniColumn<Rejection>[] = [
  { header: "Line", figure: true, cell: ({ line }) => line },
  { header: "Field", cell: ({ field }) => field || "The whole row" },
  { header: "Value", cell: ({ value }) => <span className="block max-w-48 truncate font-mono text-xs">{value || "blank"}</span> },
  { header: "Reason", cell: ({ reason }) => <span className="text-ui-fg-base">{reason}</span> },
]

function Rejections({ outcome: { rejections, rejectedRows } }: { outcome: CustomPriceImport }) {
  const save = () =>
    saveFile("rejected-prices.csv", new Blob([REJECTIONS_CSV_HEAD, rejectionsCsvLines(rejections)], { type: "text/csv" }))
  return (
    <>
      <MiniTable
        label="Rejected rows"
        columns={COLUMNS}
        rows={rejections}
        keyOf={({ line, field, reason }) => `${line} ${field} ${reason}`}
      />
      <div className="flex items-center justify-between gap-x-4 px-6 py-3">
        <Text size="small" className="text-ui-fg-subtle">
          {counted(rejections.length, "reason")} for {counted(rejectedRows, "row")}
        </Text>
        <Button size="small" variant="secondary" onClick={save}>
          Download CSV
        </Button>
      </div>
    </>
  )
}

/** What became, or would become, of a file's rows. */
export function ImportOutcome({ outcome }: { outcome: CustomPriceImport }) {
  return (
    <Container className="divide-y overflow-hidden p-0">
      <dl className="divide-ui-border-base grid grid-cols-2 gap-y-4 px-6 py-4 sm:grid-cols-4 sm:divide-x">
        {COUNTS.map(({ field, label }) => (
          <div key={field} className="flex flex-col-reverse sm:px-4 sm:first:pl-0">
            <dt className="txt-compact-xsmall text-ui-fg-subtle">{label}</dt>
            <dd
              className={clx("txt-compact-xlarge-plus tabular-nums", {
                "text-ui-fg-muted": outcome[field] === 0,
                "text-ui-fg-error": field === "rejectedRows" && outcome[field] > 0,
              })}
            >
              {count(outcome[field])}
            </dd>
          </div>
        ))}
      </dl>
      {outcome.rejections.length > 0 && <Rejections outcome={outcome} />}
    </Container>
  )
}
