import { Button, Label, Prompt, Text, Textarea, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useOrderVerb } from "../hooks/api/metal-orders"

type Props = { orderId: string; orderNumber: string; open: boolean; onClose: () => void }

const MAX_REASON = 500

/** Asks for the reason before an order is cancelled; the buyer reads it. */
export function CancelOrderPrompt({ orderId, orderNumber, open, onClose }: Props) {
  const { mutateAsync, isPending } = useOrderVerb(orderId)
  const [reason, setReason] = useState("")
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await mutateAsync({ verb: "cancel", body: { reason: reason.trim() } })
      .then(() => {
        toast.success(`${orderNumber} is cancelled`)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Prompt open={open} onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content>
        <form onSubmit={(event) => void submit(event)}>
          <Prompt.Header>
            <Prompt.Title>Cancel {orderNumber}?</Prompt.Title>
            <Prompt.Description>
              Its metal and credit are free again and a payment goes back. It cannot be taken up again.
            </Prompt.Description>
          </Prompt.Header>
          <div className="flex flex-col gap-y-2 px-6 pt-4">
            <Label htmlFor="cancel-reason" size="small" weight="plus">
              Reason
            </Label>
            <Textarea
              id="cancel-reason"
              required
              autoFocus
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Text size="xsmall" className="text-ui-fg-subtle">
              The buyer reads it.
            </Text>
          </div>
          <Prompt.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Keep it
            </Button>
            <Button type="submit" size="small" variant="danger" disabled={isPending || reason.trim() === ""}>
              Cancel order
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  )
}
