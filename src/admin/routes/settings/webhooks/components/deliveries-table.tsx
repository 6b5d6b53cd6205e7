import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_STATE_LABELS,
  WEBHOOK_TEST_TYPE,
  WEBHOOK_TYPES,
  type WebhookView,
} from "@billet/backend/contract"
import { DataTable } from "@medusajs/dashboard/components"
import { Button, Container, toast, usePrompt } from "@medusajs/ui"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../../components/query-state"
import { useReplayFailed, useWebhookDeliveries } from "../../../../hooks/api/webhooks"
import { DELIVERIES_PAGE_SIZE, deliveriesQueryOf } from "../../../../lib/deliveries-query"
import { counted } from "../../../../lib/format"
import { DELIVERY_COLUMNS, typeLabel } from "./delivery-columns"

const radio = "radio" as const
const FILTERS = [
  {
    ...{ id: "state", type: radio, label: "State" },
    options: WEBHOOK_DELIVERY_STATES.map((value) => ({ label: WEBHOOK_STATE_LABELS[value], value })),
  },
  {
    ...{ id: "type", type: radio, label: "Event" },
    options: [...WEBHOOK_TYPES, WEBHOOK_TEST_TYPE].map((value) => ({ label: typeLabel(value), value })),
  },
]
const EMPTY = {
  empty: { heading: "Nothing was sent yet", description: "Messages to webhooks appear here with their tries." },
  filtered: { heading: "Nothing matches", description: "Clear a filter to see every message." },
}

function ReplayFailed() {
  const prompt = usePrompt()
  const replay = useReplayFailed()
  const onClick = async () => {
    const description = "Every message that was given up is sent again, to whichever webhook it was for."
    if (!(await prompt({ title: "Send all failed again?", description, confirmText: "Send again" }))) return
    replay.mutate(
      {},
      {
        onError: (error) => void toast.error(error.message),
        onSuccess: ({ replayed }) => void toast.success(`${counted(replayed, "message")} will be sent again`),
      },
    )
  }
  return (
    <div className="flex justify-end px-6 py-3">
      <Button size="small" variant="secondary" isLoading={replay.isPending} onClick={() => void onClick()}>
        Send all failed again
      </Button>
    </div>
  )
}

/** What was sent to webhooks, newest first. */
export function DeliveriesTable({ webhooks }: { webhooks: WebhookView[] }) {
  const [params] = useSearchParams()
  const query = useMemo(() => deliveriesQueryOf(params), [params])
  const { data, isPending, isError, error, refetch } = useWebhookDeliveries(query)
  const ofWebhook = {
    ...{ id: "webhook", type: radio, label: "Webhook" },
    options: webhooks.map(({ id, name }) => ({ label: name, value: id })),
  }
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The deliveries could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <>
          <DataTable
            heading="Deliveries"
            subHeading="What was sent to webhooks, newest first"
            data={data?.deliveries}
            columns={DELIVERY_COLUMNS}
            filters={webhooks.length ? [...FILTERS, ofWebhook] : FILTERS}
            getRowId={(delivery) => delivery.id}
            rowHref={(delivery) => `/settings/webhooks/delivery/${delivery.id}?${params.toString()}`}
            rowCount={data?.count}
            pageSize={DELIVERIES_PAGE_SIZE}
            isLoading={isPending}
            enableSearch={false}
            emptyState={EMPTY}
          />
          <ReplayFailed />
        </>
      )}
    </Container>
  )
}
