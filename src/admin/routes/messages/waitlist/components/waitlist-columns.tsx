import { REGION_NAMES, type WaitlistEntryView } from "@billet/backend/contract"
import { createDataTableColumnHelper } from "@medusajs/ui"
import { time } from "../../../../lib/format"

const column = createDataTableColumnHelper<WaitlistEntryView>()

export const WAITLIST_COLUMNS = [
  column.accessor("createdAt", { header: "Asked", cell: ({ getValue }) => time(getValue()) }),
  column.accessor("companyName", {
    header: "Company",
    cell: ({ getValue }) => <span className="text-ui-fg-base">{getValue()}</span>,
  }),
  column.accessor("lastName", { header: "Name", cell: ({ row: { original: one } }) => `${one.firstName} ${one.lastName}` }),
  column.accessor("email", { header: "E-mail" }),
  column.accessor("phone", { header: "Phone", cell: ({ getValue }) => getValue() ?? "–" }),
  column.accessor("industry", { header: "Industry" }),
  column.accessor("regionCode", { header: "Region", cell: ({ getValue }) => REGION_NAMES[getValue()] }),
  column.accessor("message", {
    header: "Needs",
    cell: ({ getValue }) => (
      <span title={getValue() ?? undefined} className="block max-w-[280px] truncate">
        {getValue() ?? "–"}
      </span>
    ),
  }),
]
