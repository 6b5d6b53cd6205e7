import { ORDER_STATUS_LABELS, type OrderEventView } from "@billet/backend/contract"
import { Text } from "@medusajs/ui"
import { time } from "../lib/format"

const ACTORS = { buyer: "Buyer", staff: "Staff", system: "By itself" }

/** What happened to an order, the newest first: what, who, when and why. */
export function OrderTimeline({ events }: { events: OrderEventView[] }) {
  return (
    <section aria-labelledby="order-history" className="px-6 py-4">
      <Text id="order-history" size="xsmall" leading="compact" className="text-ui-fg-muted">
        History
      </Text>
      <ol className="mt-2 flex flex-col gap-y-2">
        {events.toReversed().map(({ to, at, actor, name, reason }) => (
          <li key={`${to} ${at}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <Text size="small" leading="compact">
              {to === "PENDING" ? "Placed" : ORDER_STATUS_LABELS[to]}
              <span className="text-ui-fg-subtle"> · {name ?? ACTORS[actor]}</span>
            </Text>
            <Text as="span" size="small" leading="compact" className="text-ui-fg-subtle text-right tabular-nums">
              <time dateTime={at}>{time(at)}</time>
            </Text>
            {reason && (
              <Text size="small" className="text-ui-fg-subtle col-span-2 break-words">
                {reason}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
