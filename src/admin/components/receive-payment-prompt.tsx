import type { AdminMetalOrder } from "@billet/backend/contract"
import { Button, Prompt, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useReceivePayment } from "../hooks/api/metal-orders"
import { total } from "../lib/format"
import { PromptField } from "./prompt-field"

type Props = { orderId: string; order: AdminMetalOrder; open: number; onClose: () => void }

/** Records money that came for an order on account. */
export function ReceivePaymentPrompt({ orderId, order, open, onClose }: Props) {
  const { mutateAsync, isPending } = useReceivePayment(orderId)
  const [key] = useState(() => crypto.randomUUID())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const body = { amount: Number(text("amount")), receivedOn: text("receivedOn"), reference: text("reference") }
    await mutateAsync({ key, body })
      .then(() => {
        toast.success(`${total(body.amount)} recorded for ${order.orderNumber}`)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Prompt open onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Prompt.Header>
            <Prompt.Title>Record a payment for {order.orderNumber}</Prompt.Title>
            <Prompt.Description>
              {total(open)} is open. The company owes so much less; it cannot be taken back here.
            </Prompt.Description>
          </Prompt.Header>
          <div className="flex flex-col gap-y-4 px-6 pt-4">
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
          </div>
          <Prompt.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" size="small" disabled={isPending}>
              Record payment
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  )
}
