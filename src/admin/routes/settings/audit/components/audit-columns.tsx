import type { AuditView } from "@billet/backend/contract"
import { createDataTableColumnHelper, StatusBadge } from "@medusajs/ui"
import { AUDIT_ACTIONS } from "../../../../lib/audit-query"
import { time } from "../../../../lib/format"

const column = createDataTableColumnHelper<AuditView>()
const LABELS = new Map(AUDIT_ACTIONS.map(({ label, value }) => [value, label]))

/** Details on one line; the whole of them is in the tooltip of the browser and in the export. */
function Details({ entry }: { entry: AuditView }) {
  const text = JSON.stringify(entry.details)
  return (
    <span className="text-ui-fg-muted block max-w-56 truncate font-mono text-xs" title={text}>
      {text === "{}" ? "–" : text}
    </span>
  )
}

export const AUDIT_COLUMNS = [
  column.accessor("occurredAt", {
    header: "When",
    cell: ({ getValue }) => <span className="whitespace-nowrap">{time(getValue())}</span>,
  }),
  column.accessor("action", {
    header: "What",
    cell: ({ getValue }) => <span className="text-ui-fg-base whitespace-nowrap">{LABELS.get(getValue()) ?? getValue()}</span>,
  }),
  column.accessor("success", {
    header: "Outcome",
    cell: ({ getValue }) => <StatusBadge color={getValue() ? "green" : "red"}>{getValue() ? "Done" : "Failed"}</StatusBadge>,
  }),
  column.accessor("adminName", {
    header: "Who",
    cell: ({ row: { original } }) => original.adminName ?? original.adminId ?? original.userId ?? "–",
  }),
  column.accessor("entityId", {
    header: "On",
    cell: ({ row: { original } }) => <span className="font-mono text-xs">{original.entityId ?? original.entityType ?? "–"}</span>,
  }),
  column.accessor("ipAddress", { header: "From", cell: ({ getValue }) => getValue() ?? "–" }),
  column.display({ id: "details", header: "Details", cell: ({ row }) => <Details entry={row.original} /> }),
]
