import { REGION_NAMES, type AdminStockLevel, type Coid } from "@billet/backend/contract"
import { Heading, Text } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../components/mini-table"
import { count, inches } from "../../../lib/format"

const COLUMNS: MiniColumn<AdminStockLevel>[] = [
  {
    header: "Company",
    cell: ({ coid }) => (
      <>
        {coid || "Made to order"} <span className="text-ui-fg-muted">{REGION_NAMES[coid as Coid]}</span>
      </>
    ),
  },
  { header: "On hand", figure: true, cell: (level) => inches(level.onHandInches) },
  { header: "Reserved", figure: true, cell: (level) => inches(level.reservedInches) },
  {
    header: "Available",
    figure: true,
    cell: (level) => <span className="text-ui-fg-base font-medium">{inches(level.availableInches)}</span>,
  },
  { header: "Longest bar", figure: true, cell: (level) => inches(level.longestInches) },
  { header: "Bars", figure: true, cell: (level) => count(level.pieces) },
]

/** The inches of an item at each trading company. */
export function ItemLevels({ levels }: { levels: AdminStockLevel[] }) {
  return (
    <section>
      <div className="px-6 py-4">
        <Heading level="h2">Stock</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {levels.length ? "Inches by company" : "No company holds this item"}
        </Text>
      </div>
      {levels.length > 0 && <MiniTable label="Stock by company" columns={COLUMNS} rows={levels} keyOf={({ coid }) => coid} />}
    </section>
  )
}
