import type { AdminMetalOrder, StaffOrderVerb } from "@billet/backend/contract"
import { Button, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useOrderVerb } from "../hooks/api/metal-orders"
import { CancelOrderPrompt } from "./cancel-order-prompt"

type PlainVerb = Exclude<StaffOrderVerb, "cancel">

const ACTIONS: Record<PlainVerb, { label: string; ask: string; text: string; done: string }> = {
  start: {
    label: "Start",
    ask: "Start this order?",
    text: "The buyer can no longer cancel it alone.",
    done: "is in progress",
  },
  process: {
    label: "Mark as processed",
    ask: "Is the metal cut and packed?",
    text: "From here on only a super admin can cancel it.",
    done: "is processed",
  },
  ship: {
    label: "Mark as shipped",
    ask: "Has the metal left?",
    text: "Its inches leave the stock for good, and it cannot be cancelled any more.",
    done: "is in transit",
  },
  complete: {
    label: "Complete",
    ask: "Does the buyer have the metal?",
    text: "The order is then final.",
    done: "is completed",
  },
}

/** What can be done with an order now, the way on last and filled. Each asks first: none can be taken back. */
export function OrderVerbs({ orderId, order }: { orderId: string; order: AdminMetalOrder }) {
  const { mutateAsync, isPending } = useOrderVerb(orderId)
  const [cancelling, setCancelling] = useState(false)
  const prompt = usePrompt()
  const act = async (verb: PlainVerb) => {
    const { label, ask, text, done } = ACTIONS[verb]
    const description = `${order.orderNumber}: ${text}`
    if (!(await prompt({ title: ask, description, confirmText: label, cancelText: "Back", variant: "confirmation" }))) return
    await mutateAsync({ verb })
      .then(() => toast.success(`${order.orderNumber} ${done}`))
      .catch((error: Error) => toast.error(error.message))
  }
  const plain = order.verbs.filter((verb): verb is PlainVerb => verb !== "cancel")
  return (
    <div className="flex flex-wrap gap-2">
      {order.verbs.includes("cancel") && (
        <Button size="small" variant="secondary" disabled={isPending} onClick={() => setCancelling(true)}>
          Cancel order
        </Button>
      )}
      {plain.map((verb) => (
        <Button key={verb} size="small" disabled={isPending} onClick={() => void act(verb)}>
          {ACTIONS[verb].label}
        </Button>
      ))}
      <CancelOrderPrompt
        orderId={orderId}
        orderNumber={order.orderNumber}
        open={cancelling}
        onClose={() => setCancelling(false)}
      />
    </div>
  )
}
