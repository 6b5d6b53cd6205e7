import { FEED_KIND_LABELS, type FeedImportView } from "@billet/backend/contract"
import { createDataTableColumnHelper } from "@medusajs/ui"
import { ImportProgress } from "../../../../components/import-progress"
import { ImportStatusBadge } from "../../../../components/import-status-badge"
import { count, time } from "../../../../lib/format"

const column = createDataTableColumnHelper<FeedImportView>()
const figure = (value: number) => <span className={`tabular-nums ${value ? "" : "text-ui-fg-muted"}`}>{count(value)}</span>

export const IMPORT_COLUMNS = [
  column.accessor("source", { header: "Feed", cell: ({ getValue }) => <span className="text-ui-fg-base">{getValue()}</span> }),
  column.accessor("kind", { header: "Kind", cell: ({ getValue }) => FEED_KIND_LABELS[getValue()] }),
  column.accessor("status", {
    header: "Status",
    cell: ({ row }) =>
      row.original.status === "RUNNING" ? (
        <ImportProgress feed={row.original} className="min-w-40 py-1" />
      ) : (
        <ImportStatusBadge status={row.original.status} />
      ),
  }),
  column.accessor("newRows", { header: "New", align: "right", cell: ({ getValue }) => figure(getValue()) }),
  column.accessor("changedRows", { header: "Changed", align: "right", cell: ({ getValue }) => figure(getValue()) }),
  column.accessor("unchangedRows", { header: "Unchanged", align: "right", cell: ({ getValue }) => figure(getValue()) }),
  column.accessor("withdrawnRows", { header: "Withdrawn", align: "right", cell: ({ getValue }) => figure(getValue()) }),
  column.accessor("rejectedRows", {
    header: "Rejected",
    align: "right",
    cell: ({ getValue }) => <span className={getValue() ? "text-ui-fg-error" : undefined}>{figure(getValue())}</span>,
  }),
  column.accessor("startedBy", { header: "By", cell: ({ getValue }) => getValue() ?? "–" }),
  column.accessor("createdAt", { header: "Taken in", cell: ({ getValue }) => <span className="whitespace-nowrap">{time(getValue())}</span> }),
]
