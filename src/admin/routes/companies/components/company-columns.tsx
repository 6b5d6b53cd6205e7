import type { CompanyRow } from "@billet/backend/contract"
import { createDataTableColumnHelper } from "@medusajs/ui"
import { count, total } from "../../../lib/format"

const column = createDataTableColumnHelper<CompanyRow>()

export const COMPANY_COLUMNS = [
  column.accessor("name", { header: "Company", cell: ({ getValue }) => <span className="text-ui-fg-base">{getValue()}</span> }),
  column.accessor("city", { header: "Place", cell: ({ row }) => `${row.original.city}, ${row.original.country}` }),
  column.accessor("buyers", {
    header: "Buyers",
    align: "right",
    cell: ({ getValue }) => <span className="tabular-nums">{count(getValue())}</span>,
  }),
  column.accessor("domains", { header: "Trusted domains", cell: ({ getValue }) => getValue().join(", ") || "–" }),
  column.accessor("terms", {
    header: "Terms",
    cell: ({ getValue }) => {
      const terms = getValue()
      if (!terms) return "No terms"
      return `${terms.days} days, ${total(terms.openBalance)} of ${total(terms.limit)}${terms.hold ? ", on hold" : ""}`
    },
  }),
  column.accessor("isActive", {
    header: "State",
    cell: ({ row: { original: one } }) =>
      [
        one.isActive ? "Active" : "Closed",
        one.isVerified ? "verified" : "not verified",
        one.requiresApproval ? "every buyer approved by hand" : "",
      ]
        .filter(Boolean)
        .join(", "),
  }),
]
