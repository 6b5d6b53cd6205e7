import type { AdminMetalOrder } from "@billet/backend/contract"
import { Button, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { date, total } from "../lib/format"
import { ReceivePaymentPrompt } from "./receive-payment-prompt"

type Props = { orderId: string; order: AdminMetalOrder }

/** What came in for an order on account, and what is open. */
export function OrderPayments({ orderId, order }: Props) {
  const [recording, setRecording] = useState(false)
  if (order.paymentMethod !== "ACCOUNT") return null
  const received = order.receipts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const paidBack = order.refunds.reduce((sum, { amount, credited }) => sum + Math.round((amount - credited) * 100), 0)
  const due = Math.round(order.total * 100) - Math.round(order.refundedTotal * 100)
  const open = (due - received + paidBack) / 100
  const isOpen = open > 0 && order.orderStatus !== "CANCELLED"
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <div className="flex items-center justify-between gap-x-4">
        <Heading level="h3">{isOpen ? `Open on account: ${total(open)}` : "Nothing is open on account"}</Heading>
        {isOpen && (
          <Button size="small" variant="secondary" onClick={() => setRecording(true)}>
            Record payment
          </Button>
        )}
      </div>
      {order.receipts.map((receipt, index) => (
        <Text key={index} size="small" className="text-ui-fg-subtle break-words">
          {date(receipt.receivedOn)} · {total(receipt.amount)} · {receipt.reference}
        </Text>
      ))}
      {recording && <ReceivePaymentPrompt orderId={orderId} order={order} open={open} onClose={() => setRecording(false)} />}
    </div>
  )
}
