import type { AdminCutting, AdminOrderLine, BarCutView } from "@billet/backend/contract"
import { Alert, StatusBadge, Text } from "@medusajs/ui"
import { inches } from "../lib/format"
import { MiniTable, type MiniColumn } from "./mini-table"
import { Quantity } from "./quantity"

const STATUSES = {
  PROPOSED: { label: "Proposed", color: "grey" },
  PLANNED: { label: "Planned", color: "blue" },
  DONE: { label: "Cut", color: "green" },
} as const

const cutsText = ({ cuts }: BarCutView) => cuts.map(({ pieces, pieceInches }) => `${pieces} × ${inches(pieceInches)}`).join(" + ")

const COLUMNS: MiniColumn<BarCutView>[] = [
  { header: "Heat", cell: (bar) => <span className="font-mono text-xs">{bar.castNumber}</span> },
  { header: "Mill", cell: (bar) => <span className="font-mono text-xs">{bar.millId}</span> },
  { header: "At", cell: (bar) => bar.coid },
  { header: "Product", cell: (bar) => <span className="font-mono text-xs">{bar.productCode}</span> },
  { header: "Bar", figure: true, cell: (bar) => <Quantity value={inches(bar.barInches)} unit="in" /> },
  { header: "Cut", figure: true, cell: (bar) => <Quantity value={cutsText(bar)} unit="in" /> },
  { header: "Kerf", figure: true, cell: (bar) => <Quantity value={inches(bar.kerfInches)} unit="in" /> },
  { header: "Offcut", figure: true, cell: (bar) => <Quantity value={inches(bar.offcutInches)} unit="in" /> },
]

const nameOf = (lines: AdminOrderLine[], lineId: string) => lines.find(({ id }) => id === lineId)?.productCode ?? lineId

/** Which bars are cut and how; pieces, kerf and offcut are the bar. */
export function SawTicket({ cutting, lines }: { cutting: AdminCutting; lines: AdminOrderLine[] }) {
  const { status, bars, missing, uncharted } = cutting
  const bound = lines.filter(({ oneHeat }) => oneHeat)
  const missed = missing.map(({ lineId, pieces }) => `${pieces} of ${nameOf(lines, lineId)}`).join(", ")
  return (
    <section aria-labelledby="saw-ticket">
      <div className="flex items-center gap-x-2 px-6 py-4">
        <Text id="saw-ticket" size="small" weight="plus">
          Saw ticket
        </Text>
        <StatusBadge color={STATUSES[status].color}>{STATUSES[status].label}</StatusBadge>
      </div>
      {bound.length > 0 && (
        <div className="px-6 pb-4">
          <Alert variant="info">
            Each from one heat: {bound.map(({ productCode, pieces }) => `${pieces} of ${productCode}`).join(", ")}. The order
            cannot be processed without a plan that keeps to it.
          </Alert>
        </div>
      )}
      {missing.length > 0 && (
        <div className="px-6 pb-4">
          <Alert variant="warning">No bar in stock has these pieces: {missed}.</Alert>
        </div>
      )}
      {bars.length > 0 && (
        <MiniTable
          label="Saw ticket"
          columns={COLUMNS}
          rows={bars}
          keyOf={(bar) => `${bar.castNumber} ${bar.barInches} ${cutsText(bar)}`}
        />
      )}
      {uncharted.length > 0 && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          No heats are listed for {uncharted.map((lineId) => nameOf(lines, lineId)).join(", ")}: the desk chooses the bar.
        </Text>
      )}
    </section>
  )
}
