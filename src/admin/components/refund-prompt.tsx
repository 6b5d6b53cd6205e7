import type { AdminMetalOrder } from "@billet/backend/contract"
import { useState } from "react"
import { useRefundOrder } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
import { FormPrompt, type PromptValues } from "./form-prompt"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; onClose: () => void }

const WHERE = {
  STRIPE: "It goes back to the buyer's card and cannot be taken again here.",
  ACCOUNT: "It lowers what the company owes for this order; what is beyond that has to be paid back to it.",
}

/** Asks how much of an order is given back, and why. */
export function RefundPrompt({ orderId, order, onClose }: Props) {
  const { mutateAsync, isPending } = useRefundOrder(orderId)
  const [key] = useState(() => crypto.randomUUID())
  const { orderNumber, refundable, paymentMethod } = order
  const send = async (text: PromptValues) => {
    const body = { amount: Number(text("amount")), reason: text("reason") }
    await mutateAsync({ key, body })
    return `${total(body.amount)} of ${orderNumber} given back; the buyer is told`
  }
  return (
    <FormPrompt
      title={`Refund ${orderNumber}`}
      description={`Up to ${total(refundable)}. ${WHERE[paymentMethod]}`}
      button="Refund"
      isDanger
      isPending={isPending}
      onSend={send}
      onClose={onClose}
    >
      <PromptField
        name="amount"
        label="Amount, USD"
        type="number"
        step="0.01"
        min="0.01"
        max={refundable}
        required
        autoFocus
        defaultValue={refundable}
      />
      <PromptField name="reason" label="Reason, which the buyer reads" maxLength={500} required />
    </FormPrompt>
  )
}
