import type { FeedRejectionView } from "@billet/backend/contract"
import { createDataTableColumnHelper } from "@medusajs/ui"

const column = createDataTableColumnHelper<FeedRejectionView>()

export const REJECTION_COLUMNS = [
  column.accessor("line", { header: "Line", align: "right", maxSize: 80, cell: ({ getValue }) => <span className="tabular-nums">{getValue()}</span> }),
  column.accessor("field", { header: "Field", cell: ({ getValue }) => getValue() || "The whole row" }),
  column.accessor("value", {
    header: "Value",
    cell: ({ getValue }) => <span className="font-mono text-xs">{getValue() || <span className="text-ui-fg-muted">blank</span>}</span>,
  }),
  column.accessor("reason", { header: "Reason", cell: ({ getValue }) => <span className="text-ui-fg-base">{getValue()}</span> }),
]
