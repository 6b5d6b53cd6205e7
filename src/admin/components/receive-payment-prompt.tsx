import type { AdminMetalOrder } from "@billet/backend/contract"
import { useState } from "react"
import { useReceivePayment } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
import { FormPrompt, type PromptValues } from "./form-prompt"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; open: number; onClose: () => void }

/** Records money that came for an order on account. */
export function ReceivePaymentPrompt({ orderId, order, open, onClose }: Props) {
  const { mutateAsync, isPending } = useReceivePayment(orderId)
  const [key] = useState(() => crypto.randomUUID())
  const send = async (text: PromptValues) => {
    const body = { amount: Number(text("amount")), receivedOn: text("receivedOn"), reference: text("reference") }
    await mutateAsync({ key, body })
    return `${total(body.amount)} recorded for ${order.orderNumber}`
  }
  return (
    <FormPrompt
      title={`Record a payment for ${order.orderNumber}`}
      description={`${total(open)} is open. The company owes so much less; it cannot be taken back here.`}
      button="Record payment"
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <PromptField
        required
        name="amount"
        label="Amount, USD"
        type="number"
        step="0.01"
        min="0.01"
        max={open}
        defaultValue={open}
      />
      <PromptField
        required
        name="receivedOn"
        label="Received on"
        type="date"
        defaultValue={new Date().toISOString().slice(0, 10)}
      />
      <PromptField required name="reference" label="Reference on the statement" type="text" maxLength={140} />
    </FormPrompt>
  )
}
