import { CONTACT_TOPIC_LABELS, type ContactMessageView } from "@billet/backend/contract"
import { createDataTableColumnHelper, StatusBadge } from "@medusajs/ui"
import { count, time } from "../../../lib/format"

const column = createDataTableColumnHelper<ContactMessageView>()

export const MESSAGE_COLUMNS = [
  column.accessor("createdAt", { header: "Written", cell: ({ getValue }) => time(getValue()) }),
  column.accessor("name", {
    header: "From",
    cell: ({ row: { original: one } }) => (
      <span className="text-ui-fg-base">
        {one.name}
        {one.company && <span className="text-ui-fg-subtle">, {one.company}</span>}
      </span>
    ),
  }),
  column.accessor("topic", { header: "About", cell: ({ getValue }) => CONTACT_TOPIC_LABELS[getValue()] }),
  column.accessor("message", {
    header: "Message",
    cell: ({ getValue }) => <span className="block max-w-[320px] truncate">{getValue()}</span>,
  }),
  column.accessor("attachments", {
    header: "Files",
    align: "right",
    cell: ({ getValue }) => <span className="tabular-nums">{getValue().length ? count(getValue().length) : "–"}</span>,
  }),
  column.accessor("status", { header: "State", cell: ({ getValue }) => <MessageState status={getValue()} /> }),
]

/** Whether somebody has answered. */
export function MessageState({ status }: Pick<ContactMessageView, "status">) {
  const isOpen = status === "OPEN"
  return <StatusBadge color={isOpen ? "orange" : "green"}>{isOpen ? "Open" : "Answered"}</StatusBadge>
}
