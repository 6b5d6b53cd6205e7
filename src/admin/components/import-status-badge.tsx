import { FEED_IMPORT_STATUS_LABELS, type FeedImportStatus } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"

const COLOURS: Record<FeedImportStatus, "grey" | "blue" | "orange" | "green" | "red"> = {
  PENDING: "grey",
  RUNNING: "blue",
  NEEDS_CONFIRMATION: "orange",
  COMPLETED: "green",
  FAILED: "red",
  CANCELLED: "grey",
}

export function ImportStatusBadge({ status }: { status: FeedImportStatus }) {
  return (
    <StatusBadge color={COLOURS[status]} className="text-nowrap">
      {FEED_IMPORT_STATUS_LABELS[status]}
    </StatusBadge>
  )
}
