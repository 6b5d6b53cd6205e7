import type { CatalogueItem } from "@billet/backend/contract"
import { createDataTableColumnHelper } from "@medusajs/ui"
import { AvailabilityBadge } from "../../../components/availability-badge"
import { inches, unitPrice } from "../../../lib/format"

const column = createDataTableColumnHelper<CatalogueItem>()
const figure = (text: string) => <span className="tabular-nums">{text}</span>

/** Columns of the catalogue. Sizes and lengths in inches, costs in USD. */
export const STOCK_COLUMNS = [
  column.accessor("productCode", {
    header: "Code",
    cell: ({ getValue }) => <span className="text-ui-fg-base whitespace-nowrap font-mono text-xs">{getValue()}</span>,
  }),
  column.accessor("stockGrade", { header: "Grade" }),
  column.accessor("stockType", { header: "Form", cell: ({ getValue }) => <span className="capitalize">{getValue()}</span> }),
  column.accessor("productCondition", {
    header: "Condition",
    maxSize: 220,
    cell: ({ getValue }) => <span className="txt-compact-xsmall block truncate">{getValue()}</span>,
  }),
  column.accessor("productSize", {
    id: "size",
    header: "Size, in",
    align: "right",
    enableSorting: true,
    sortLabel: "Size",
    sortAscLabel: "Low to high",
    sortDescLabel: "High to low",
    cell: ({ getValue }) => figure(getValue()),
  }),
  column.accessor("coid", { header: "Companies", cell: ({ getValue }) => getValue().replaceAll(",", ", ") || "–" }),
  column.accessor("avlStkZone", { header: "Availability", cell: ({ row }) => <AvailabilityBadge item={row.original} /> }),
  column.accessor("availableInches", { header: "Available, in", align: "right", cell: ({ getValue }) => figure(inches(getValue())) }),
  column.accessor("averageCostPerLb", {
    header: "Cost per lb",
    align: "right",
    cell: ({ getValue }) => figure(getValue() === null ? "–" : unitPrice(getValue() ?? 0)),
  }),
]
