import type { AdminMetalOrder, ProcessOrderBody } from "@billet/backend/contract"
import { Button, Checkbox, Label, Prompt, toast } from "@medusajs/ui"
import { useState } from "react"
import { useOrderVerb } from "../hooks/api/metal-orders"

type Props = { orderId: string; order: AdminMetalOrder; open: boolean; onClose: () => void }

const OPTIONS: { name: keyof ProcessOrderBody; label: string }[] = [
  { name: "oneHeat", label: "Cut each line from one heat" },
  { name: "withoutPlan", label: "Cut without a plan: no heat is assigned" },
]

/** Asks how the metal is cut before an order is processed. */
export function ProcessOrderPrompt({ orderId, order, open, onClose }: Props) {
  const { mutateAsync, isPending } = useOrderVerb(orderId)
  const [body, setBody] = useState<ProcessOrderBody>({})
  const submit = () =>
    mutateAsync({ verb: "process", body })
      .then(() => {
        toast.success(`${order.orderNumber} is processed`)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  return (
    <Prompt open={open} variant="confirmation" onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>Is the metal cut and packed?</Prompt.Title>
          <Prompt.Description>
            {order.orderNumber}: its lines get their heats by the saw ticket. From here on only a super admin can cancel it.
          </Prompt.Description>
        </Prompt.Header>
        <div className="flex flex-col gap-y-3 px-6 pt-4">
          {OPTIONS.map(({ name, label }) => (
            <div key={name} className="flex items-center gap-x-2">
              <Checkbox
                id={`process-${name}`}
                checked={body[name] ?? false}
                onCheckedChange={(checked) => setBody((now) => ({ ...now, [name]: checked === true }))}
              />
              <Label htmlFor={`process-${name}`} size="small">
                {label}
              </Label>
            </div>
          ))}
        </div>
        <Prompt.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button size="small" disabled={isPending} onClick={() => void submit()}>
            Mark as processed
          </Button>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  )
}
