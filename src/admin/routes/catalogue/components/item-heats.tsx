import type { HeatInStock } from "@billet/backend/contract"
import { Heading, Text } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../components/mini-table"
import { counted, inches } from "../../../lib/format"

const COLUMNS: MiniColumn<HeatInStock>[] = [
  {
    header: "Heat",
    cell: (heat) => (
      <span className="font-mono text-xs">
        <span className="text-ui-fg-base">{heat.castNumber}</span> {heat.millId}
      </span>
    ),
  },
  { header: "At", cell: (heat) => heat.coid },
  { header: "Bars, in", cell: (heat) => <span className="tabular-nums">{heat.lengthsInInches.map(inches).join(" · ")}</span> },
  { header: "Melted in", cell: (heat) => heat.meltCountry || "–" },
  { header: "Specification", cell: (heat) => heat.baseSpecification || "–" },
  { header: "Certificate", cell: (heat) => heat.certificateType },
]

/** The heats an item is cut from. */
export function ItemHeats({ heats }: { heats: HeatInStock[] }) {
  return (
    <section>
      <div className="px-6 py-4">
        <Heading level="h2">Heats</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {heats.length ? counted(heats.length, "heat") : "No heats are reported for this item"}
        </Text>
      </div>
      {heats.length > 0 && <MiniTable label="Heats" columns={COLUMNS} rows={heats} keyOf={(heat) => heat.stockItemId} />}
    </section>
  )
}
