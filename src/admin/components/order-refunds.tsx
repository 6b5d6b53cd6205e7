import type { AdminMetalOrder } from "@billet/backend/contract"
import { Button, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { time, total } from "../lib/format"
import { RefundPrompt } from "./refund-prompt"

type Props = { orderId: string; order: AdminMetalOrder }

/** What was given back of an order, and what could be. */
export function OrderRefunds({ orderId, order }: Props) {
  const [refunding, setRefunding] = useState(false)
  if (order.refundable === 0 && order.refundedTotal === 0) return null
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <div className="flex items-center justify-between gap-x-4">
        <Heading level="h3">
          {order.refundedTotal > 0 ? `Given back: ${total(order.refundedTotal)}` : "Nothing was given back"}
        </Heading>
        {order.refundable > 0 && (
          <Button size="small" variant="secondary" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
      </div>
      {order.refunds.map(({ amount, credited, reason, at }) => (
        <Text key={at} size="small" className="text-ui-fg-subtle break-words">
          {[time(at), total(amount), credited > 0 && `${total(credited)} off the open account`, reason]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      ))}
      {refunding && <RefundPrompt orderId={orderId} order={order} onClose={() => setRefunding(false)} />}
    </div>
  )
}
