import type { PriceBreak } from "@billet/backend/contract"
import { Heading } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { count, total, unitPrice } from "../../../../lib/format"

const COLUMNS: MiniColumn<PriceBreak>[] = [
  { header: "From pieces", figure: true, cell: ({ pieces }) => count(pieces) },
  { header: "Unit price", figure: true, cell: (one) => unitPrice(one.unitPrice) },
  { header: "Total", figure: true, cell: ({ itemTotal }) => total(itemTotal) },
  { header: "Saves", figure: true, cell: ({ savingPercent }) => (savingPercent > 0 ? `${savingPercent} %` : "–") },
]

/** What more pieces would cost; nothing where they cost the same. */
export function BreakTable({ breaks }: { breaks: PriceBreak[] }) {
  if (breaks.length < 2) return null
  return (
    <section>
      <Heading level="h3" className="px-6 pt-4">
        Quantity prices
      </Heading>
      <MiniTable label="Quantity prices" columns={COLUMNS} rows={breaks} keyOf={({ pieces }) => String(pieces)} />
    </section>
  )
}
