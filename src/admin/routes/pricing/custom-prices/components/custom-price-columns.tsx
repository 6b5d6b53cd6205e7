import { PRICE_UNIT_LABELS, type AdminCustomPrice } from "@billet/backend/contract"
import { StatusBadge, createDataTableColumnHelper } from "@medusajs/ui"
import { daysText } from "../../../../lib/days-text"
import { unitPrice } from "../../../../lib/format"

const column = createDataTableColumnHelper<AdminCustomPrice>()

export const CUSTOM_PRICE_COLUMNS = [
  column.accessor("productCode", {
    header: "Product",
    cell: ({ getValue }) => <span className="text-ui-fg-base whitespace-nowrap font-mono text-xs">{getValue()}</span>,
  }),
  column.accessor("ownerName", {
    header: "Agreed with",
    cell: ({ row: { original: price } }) => (
      <span className="block max-w-64 truncate" title={price.ownerName ?? undefined}>
        {price.ownerName ?? price.companyId ?? price.customerId}{" "}
        <span className="text-ui-fg-muted">{price.companyId ? "company" : "customer"}</span>
      </span>
    ),
  }),
  column.accessor("customPrice", {
    header: "Price",
    align: "right",
    cell: ({ row: { original: price } }) => (
      <span className="whitespace-nowrap tabular-nums">
        {unitPrice(price.customPrice)} <span className="text-ui-fg-muted">/ {PRICE_UNIT_LABELS[price.unit]}</span>
      </span>
    ),
  }),
  column.accessor("discountPercent", {
    header: "Off list",
    align: "right",
    cell: ({ getValue }) => <span className="tabular-nums">{getValue() === null ? "–" : `${getValue()} %`}</span>,
  }),
  column.accessor("coid", { header: "Sold by", cell: ({ getValue }) => getValue() ?? "All" }),
  column.display({
    id: "days",
    header: "Days",
    cell: ({ row }) => <span className="whitespace-nowrap">{daysText(row.original)}</span>,
  }),
  column.accessor("isActive", {
    header: "Status",
    cell: ({ getValue }) => (
      <StatusBadge color={getValue() ? "green" : "grey"} className="text-nowrap">
        {getValue() ? "In use" : "Off"}
      </StatusBadge>
    ),
  }),
]
