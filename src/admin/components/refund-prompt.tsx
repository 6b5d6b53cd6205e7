import type { AdminMetalOrder } from "@billet/backend/contract"
import { Button, Prompt, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useRefundOrder } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const body = { amount: Number(data.get("amount")), reason: String(data.get("reason") ?? "").trim() }
    await mutateAsync({ key, body })
      .then(() => {
        toast.success(`${total(body.amount)} of ${orderNumber} given back; the buyer is told`)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Prompt open onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Prompt.Header>
            <Prompt.Title>Refund {orderNumber}</Prompt.Title>
            <Prompt.Description>
              Up to {total(refundable)}. {WHERE[paymentMethod]}
            </Prompt.Description>
          </Prompt.Header>
          <div className="flex flex-col gap-y-4 px-6 pt-4">
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
          </div>
          <Prompt.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" size="small" variant="danger" disabled={isPending}>
              Refund
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  )
}
