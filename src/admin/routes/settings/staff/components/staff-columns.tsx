import { ADMIN_PERMISSION_LABELS, type StaffMember } from "@billet/backend/contract"
import { createDataTableColumnHelper, StatusBadge } from "@medusajs/ui"

const column = createDataTableColumnHelper<StaffMember>()

function rightsOf({ role, permissions }: StaffMember): string {
  if (role === "SUPER_ADMIN") return "Everything"
  return permissions.map((name) => ADMIN_PERMISSION_LABELS[name]).join(", ") || "May look only"
}

export const STAFF_COLUMNS = [
  column.accessor("name", {
    header: "Name",
    cell: ({ row: { original } }) => (
      <div className="flex flex-col py-1">
        <span className="text-ui-fg-base">{original.name || original.email}</span>
        {original.name && <span className="text-ui-fg-muted text-xs">{original.email}</span>}
      </div>
    ),
  }),
  column.accessor("role", {
    header: "Role",
    cell: ({ getValue }) => (getValue() === "SUPER_ADMIN" ? "Super administrator" : "Administrator"),
  }),
  column.accessor("permissions", {
    header: "May do",
    cell: ({ row }) => <span className="whitespace-normal">{rightsOf(row.original)}</span>,
  }),
  column.accessor("isActive", {
    header: "Access",
    cell: ({ getValue }) => <StatusBadge color={getValue() ? "green" : "red"}>{getValue() ? "On" : "Off"}</StatusBadge>,
  }),
]
