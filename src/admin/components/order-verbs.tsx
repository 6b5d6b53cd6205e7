import type { AdminMetalOrder, StaffOrderVerb } from "@billet/backend/contract"
import { Button, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useOrderVerb } from "../hooks/api/metal-orders"
import { CancelOrderPrompt } from "./cancel-order-prompt"
import { ProcessOrderPrompt } from "./process-order-prompt"

type PlainVerb = Exclude<StaffOrderVerb, "cancel" | "process">

const ACTIONS: Record<PlainVerb, { label: string; ask: string; text: string; done: string }> = {
  start: {
    label: "Start",
    ask: "Start this order?",
    text: "The buyer can no longer cancel it alone.",
    done: "is in progress",
  },
  ship: {
    label: "Mark all as shipped",
    ask: "Has all of the metal left?",
    text: "Its inches leave the stock for good, and it cannot be cancelled any more. Ship pieces names parts and tracking.",
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
  const [asking, setAsking] = useState<"cancel" | "process" | null>(null)
  const prompt = usePrompt()
  const act = async (verb: PlainVerb) => {
    const { label, ask, text, done } = ACTIONS[verb]
    const description = `${order.orderNumber}: ${text}`
    if (!(await prompt({ title: ask, description, confirmText: label, cancelText: "Back", variant: "confirmation" }))) return
    await mutateAsync({ verb })
      .then(() => toast.success(`${order.orderNumber} ${done}`))
      .catch((error: Error) => toast.error(error.message))
  }
  const plain = order.verbs.filter((verb): verb is PlainVerb => verb in ACTIONS)
  const shared = { orderId, onClose: () => setAsking(null) }
  return (
    <div className="flex flex-wrap gap-2">
      {order.verbs.includes("cancel") && (
        <Button size="small" variant="secondary" disabled={isPending} onClick={() => setAsking("cancel")}>
          Cancel order
        </Button>
      )}
      {order.verbs.includes("process") && (
        <Button size="small" disabled={isPending} onClick={() => setAsking("process")}>
          Mark as processed
        </Button>
      )}
      {plain.map((verb) => (
        <Button key={verb} size="small" disabled={isPending} onClick={() => void act(verb)}>
          {ACTIONS[verb].label}
        </Button>
      ))}
      <CancelOrderPrompt {...shared} orderNumber={order.orderNumber} open={asking === "cancel"} />
      <ProcessOrderPrompt {...shared} order={order} open={asking === "process"} />
    </div>
  )
}
