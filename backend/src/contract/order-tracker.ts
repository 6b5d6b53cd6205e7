import { ORDER_STATUS_LABELS, TRACKER_STEPS, type OrderStatus } from "./order-values"

export type TrackerState = "done" | "current" | "pending" | "cancelled"
export type TrackerStep = { step: OrderStatus; label: string; state: TrackerState }

/**
 * The five steps of the order tracker. Earlier steps are done, the current one highlighted, later ones pending; a
 * cancelled order shows every step done and cancelled in place of the last. DRAFT and an unknown status highlight the
 * first step. Source: specification section 4, decision 30.
 */
export function trackerSteps(status: string): TrackerStep[] {
  if (status === "CANCELLED") return cancelledSteps()
  const current = Math.max(
    0,
    TRACKER_STEPS.findIndex((step) => step === status),
  )
  return TRACKER_STEPS.map((step, index) => toStep(step, index < current ? "done" : index === current ? "current" : "pending"))
}

function cancelledSteps(): TrackerStep[] {
  const reached = TRACKER_STEPS.slice(0, -1).map((step) => toStep(step, "done"))
  return [...reached, toStep("CANCELLED", "cancelled")]
}

function toStep(step: OrderStatus, state: TrackerState): TrackerStep {
  return { step, label: ORDER_STATUS_LABELS[step], state }
}
