import {
  WEBHOOK_STATE_LABELS,
  WEBHOOK_TYPE_LABELS,
  type WebhookDeliveryState,
  type WebhookDeliveryView,
} from "@billet/backend/contract"
import { createDataTableColumnHelper, StatusBadge } from "@medusajs/ui"
import { count, time } from "../../../../lib/format"

const column = createDataTableColumnHelper<WebhookDeliveryView>()
const COLORS = { PENDING: "orange", DELIVERED: "green", FAILED: "red" } as const
const LABELS: Record<string, string> = WEBHOOK_TYPE_LABELS

/** A type in words. */
export const typeLabel = (type: string): string => LABELS[type] ?? "Test"

export function DeliveryState({ state }: { state: WebhookDeliveryState }) {
  return <StatusBadge color={COLORS[state]}>{WEBHOOK_STATE_LABELS[state]}</StatusBadge>
}

/** What was answered last, in a few words. */
export const lastAnswer = ({ lastError, lastStatus }: WebhookDeliveryView): string =>
  lastError ?? (lastStatus === null ? "–" : `Answered ${lastStatus}`)

export const DELIVERY_COLUMNS = [
  column.accessor("createdAt", { header: "Happened", cell: ({ getValue }) => time(getValue()) }),
  column.accessor("type", { header: "Event", cell: ({ getValue }) => typeLabel(getValue()) }),
  column.accessor("webhook", { header: "Webhook", cell: ({ getValue }) => getValue().name }),
  column.accessor("attempts", {
    header: "Tries",
    align: "right",
    cell: ({ getValue }) => <span className="tabular-nums">{count(getValue())}</span>,
  }),
  column.accessor("lastError", {
    header: "Last answer",
    cell: ({ row: { original: one } }) => <span className="block max-w-[280px] truncate">{lastAnswer(one)}</span>,
  }),
  column.accessor("state", { header: "State", cell: ({ getValue }) => <DeliveryState state={getValue()} /> }),
]
