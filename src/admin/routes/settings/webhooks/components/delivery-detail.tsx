import { WEBHOOK_TEST_TYPE, type WebhookAttemptView, type WebhookDeliveryAnswer } from "@billet/backend/contract"
import { RouteDrawer } from "@medusajs/dashboard/components"
import { Button, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import { FactList } from "../../../../components/fact-list"
import { useReplayDelivery } from "../../../../hooks/api/webhooks"
import { count, time } from "../../../../lib/format"
import { DeliveryState, lastAnswer } from "./delivery-columns"

const TAKEN = { from: 200, to: 300 }

function Attempt({ at, status, answer, error, milliseconds }: WebhookAttemptView) {
  const isTaken = status !== null && status >= TAKEN.from && status < TAKEN.to
  return (
    <li className="flex flex-col gap-y-1 px-6 py-3">
      <div className="flex items-center justify-between gap-x-4">
        <StatusBadge color={isTaken ? "green" : "red"}>{status === null ? "No answer" : `Answered ${status}`}</StatusBadge>
        <Text size="xsmall" className="text-ui-fg-muted tabular-nums">
          {time(at)}, {count(milliseconds)} ms
        </Text>
      </div>
      {error && (
        <Text size="small" className="text-ui-fg-error">
          {error}
        </Text>
      )}
      {answer && <code className="text-ui-fg-subtle txt-compact-small break-words">{answer}</code>}
    </li>
  )
}

/** What is sent, and what came of each try. */
export function DeliveryDetail({ answer: { delivery, body, attempts } }: { answer: WebhookDeliveryAnswer }) {
  const replay = useReplayDelivery(delivery.id)
  const again = () =>
    replay.mutate(undefined, {
      onSuccess: () => void toast.success("It will be sent again within seconds"),
      onError: (error) => void toast.error(error.message),
    })
  return (
    <>
      <RouteDrawer.Body className="overflow-y-auto p-0">
        <FactList
          facts={[
            { label: "State", value: <DeliveryState state={delivery.state} /> },
            { label: "Type", value: <code className="txt-compact-small">{delivery.type}</code> },
            { label: "Message id", value: <code className="txt-compact-small break-all">{delivery.eventId}</code> },
            { label: "Last answer", value: lastAnswer(delivery) },
            { label: "Taken", value: delivery.deliveredAt && time(delivery.deliveredAt) },
            { label: "Next try", value: delivery.nextAttemptAt && time(delivery.nextAttemptAt) },
          ]}
        />
        <Heading level="h3" className="border-t px-6 pt-4">
          Body
        </Heading>
        <pre className="txt-compact-small text-ui-fg-subtle overflow-x-auto px-6 py-3" tabIndex={0}>
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
        <Heading level="h3" className="border-t px-6 pt-4">
          Tries
        </Heading>
        {attempts.length ? (
          <ul className="divide-y">
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} {...attempt} />
            ))}
          </ul>
        ) : (
          <Text size="small" className="text-ui-fg-muted px-6 py-3">
            It was not tried yet.
          </Text>
        )}
      </RouteDrawer.Body>
      <RouteDrawer.Footer>
        {delivery.state !== "PENDING" && delivery.type !== WEBHOOK_TEST_TYPE && (
          <Button size="small" onClick={again} isLoading={replay.isPending}>
            Send again
          </Button>
        )}
      </RouteDrawer.Footer>
    </>
  )
}
