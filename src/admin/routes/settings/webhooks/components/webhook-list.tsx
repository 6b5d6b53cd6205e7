import { WEBHOOK_TYPE_LABELS, type WebhookView } from "@billet/backend/contract"
import { StatusBadge, Text } from "@medusajs/ui"
import { useState } from "react"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { NewSecret } from "../../../../components/new-secret"
import { count, time } from "../../../../lib/format"
import { WebhookActions } from "./webhook-actions"

function State({ status, failingSince, pauseReason }: WebhookView) {
  if (status === "PAUSED") return <StatusBadge color={pauseReason ? "red" : "grey"}>{pauseReason ?? "Paused"}</StatusBadge>
  if (failingSince) return <StatusBadge color="orange">Failing since {time(failingSince)}</StatusBadge>
  return <StatusBadge color="green">Active</StatusBadge>
}

const COLUMNS: MiniColumn<WebhookView>[] = [
  {
    header: "Name",
    cell: ({ name, url }) => (
      <div className="flex max-w-64 flex-col py-1">
        <span className="truncate" title={name}>
          {name}
        </span>
        <span className="text-ui-fg-muted truncate text-xs" title={url}>
          {url}
        </span>
      </div>
    ),
  },
  {
    header: "Told of",
    cell: ({ types }) => {
      const all = types.map((type) => WEBHOOK_TYPE_LABELS[type]).join(", ")
      return (
        <span className="block max-w-56 truncate" title={all}>
          {all}
        </span>
      )
    },
  },
  { header: "Company", cell: ({ company }) => company?.name ?? "–" },
  { header: "State", cell: (webhook) => <State {...webhook} /> },
  { header: "Waiting", figure: true, cell: ({ waiting }) => count(waiting) },
  { header: "Failed", figure: true, cell: ({ failed }) => count(failed) },
  { header: "Last taken", cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? time(lastDeliveredAt) : "Never") },
]

/** The endpoints with how they do. */
export function WebhookList({ webhooks }: { webhooks: WebhookView[] }) {
  const [secret, setSecret] = useState<string | null>(null)
  if (!webhooks.length) {
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-10 text-center">
        No webhook was made yet.
      </Text>
    )
  }
  const actions: MiniColumn<WebhookView> = {
    header: "Actions",
    figure: true,
    cell: (webhook) => <WebhookActions webhook={webhook} onSecret={setSecret} />,
  }
  return (
    <div>
      {secret && (
        <div className="px-6 py-4">
          <NewSecret what="secret" secret={secret} onDone={() => setSecret(null)} />
        </div>
      )}
      <MiniTable label="Webhooks" columns={[...COLUMNS, actions]} rows={webhooks} keyOf={({ id }) => id} />
    </div>
  )
}
