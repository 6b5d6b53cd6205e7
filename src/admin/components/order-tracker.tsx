import { trackerSteps, type OrderStatus, type TrackerState } from "@billet/backend/contract"
import { CheckCircleSolid, CircleDottedLine, CircleHalfSolid, XCircleSolid } from "@medusajs/icons"
import { clx } from "@medusajs/ui"

const MARKS: Record<TrackerState, { Icon: typeof CheckCircleSolid; icon: string; bar: string; text: string }> = {
  done: { Icon: CheckCircleSolid, icon: "text-ui-tag-green-icon", bar: "bg-ui-tag-green-icon", text: "text-ui-fg-subtle" },
  current: { Icon: CircleHalfSolid, icon: "text-ui-tag-blue-icon", bar: "bg-ui-tag-blue-icon", text: "text-ui-fg-base" },
  pending: { Icon: CircleDottedLine, icon: "text-ui-fg-muted", bar: "bg-ui-border-base", text: "text-ui-fg-muted" },
  cancelled: { Icon: XCircleSolid, icon: "text-ui-tag-red-icon", bar: "bg-ui-tag-red-icon", text: "text-ui-fg-base" },
}

/** The five steps of an order; each says its state by colour, shape and, to readers, by word. */
export function OrderTracker({ status }: { status: OrderStatus }) {
  return (
    <ol className="grid grid-cols-5 gap-x-2 px-6 py-4" aria-label="Progress of the order">
      {trackerSteps(status).map(({ step, label, state }) => {
        const { Icon, icon, bar, text } = MARKS[state]
        return (
          <li key={step} aria-current={state === "current" ? "step" : undefined} className="min-w-0">
            <div className={clx("h-1 rounded-full", bar)} />
            <div className="mt-2 flex flex-col gap-1 sm:flex-row sm:items-center sm:gap-x-1.5">
              <Icon aria-hidden className={clx("shrink-0", icon)} />
              <span className={clx("txt-compact-xsmall-plus", text)}>{label}</span>
              <span className="sr-only">, {state}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
