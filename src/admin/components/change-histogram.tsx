import type { DraftComparisonView } from "@billet/backend/contract"
import { Text } from "@medusajs/ui"
import { count, counted, total } from "../lib/format"
import { MiniTable, type MiniColumn } from "./mini-table"

type Bar = DraftComparisonView["histogram"][number]
type Difference = DraftComparisonView["differences"][number]
const SHOWN = 10

const percent = (value: number) => `${value > 0 ? "+" : ""}${value.toFixed(1)} %`
const price = (value: number | null) => (value === null ? "none" : total(value))

/** "-10 to -5 %", in words that stand alone. */
function rangeOf({ from, to }: Bar): string {
  if (from === null) return `below ${to} %`
  return to === null ? `${from} % and more` : `${from} to ${to} %`
}

function Bars({ histogram }: { histogram: Bar[] }) {
  const most = Math.max(1, ...histogram.map(({ lines }) => lines))
  return (
    <ol aria-label="Items by change of price" className="flex h-36 items-end gap-x-1 px-6 pt-2">
      {histogram.map((bar) => (
        <li
          key={rangeOf(bar)}
          className="flex h-full min-w-0 flex-1 flex-col justify-end"
          title={`${rangeOf(bar)}: ${counted(bar.lines, "item")}`}
        >
          <span aria-hidden className="txt-compact-xsmall text-ui-fg-subtle text-center tabular-nums">
            {bar.lines ? count(bar.lines) : ""}
          </span>
          <span
            aria-hidden
            className={`block rounded-t-sm ${(bar.to ?? 1) <= 0 ? "bg-ui-tag-green-icon" : "bg-ui-tag-orange-icon"}`}
            style={{ height: bar.lines ? `${Math.max(2, (bar.lines / most) * 70)}%` : "1px", opacity: bar.lines ? 1 : 0.3 }}
          />
          <span
            aria-hidden
            className="txt-compact-xsmall text-ui-fg-muted border-ui-border-base mt-1 border-t pt-1 text-center tabular-nums"
          >
            {bar.from ?? `< ${bar.to}`}
          </span>
          <span className="sr-only">{`${rangeOf(bar)}: ${counted(bar.lines, "item")}`}</span>
        </li>
      ))}
    </ol>
  )
}

const COLUMNS: MiniColumn<Difference>[] = [
  { header: "Item", cell: ({ productCode }) => <span className="text-ui-fg-base font-mono text-xs">{productCode}</span> },
  { header: "Live", figure: true, cell: ({ before }) => price(before) },
  { header: "Draft", figure: true, cell: ({ after }) => <span className="text-ui-fg-base">{price(after)}</span> },
  { header: "Change", figure: true, cell: ({ changePercent }) => (changePercent === null ? "–" : percent(changePercent)) },
]

/** What a draft would change over the whole catalogue: how many items by how much, and the greatest changes. */
export function ChangeHistogram({ comparison }: { comparison: DraftComparisonView }) {
  const { compared, changed, cheaper, dearer, histogram, differences } = comparison
  return (
    <div>
      <Text size="small" className="text-ui-fg-subtle px-6 py-4" role="status">
        {changed
          ? `${count(changed)} of ${counted(compared, "item")} would change: ${count(cheaper)} cheaper, ${count(dearer)} dearer.`
          : `None of ${counted(compared, "item")} would change.`}
      </Text>
      {changed > 0 && (
        <>
          <Bars histogram={histogram} />
          <Text size="xsmall" className="text-ui-fg-muted px-6 py-2 text-center">
            Change in per cent, each bar up to the next one&apos;s number
          </Text>
          <MiniTable
            label="Greatest changes"
            columns={COLUMNS}
            rows={differences.slice(0, SHOWN)}
            keyOf={({ productCode }) => productCode}
          />
        </>
      )}
    </div>
  )
}
