import type { AdminPermission, OrderActor, OrderStatus, OrderVerb, PaymentStatus, Role } from "../contract"

/** One row of the law of orders: who may take an order from where to where, under what name, and what has to be settled. */
export type OrderTransition = {
  from: OrderStatus
  to: OrderStatus
  verb: OrderVerb
  by: readonly OrderActor[]
  /** PROCESSED is cancelled by a SUPER_ADMIN alone: the metal is cut. */
  superAdminOnly?: true
  /** Needs a payment or approved account terms. */
  needsSettlement?: true
  /** Every piece has to have left. */
  needsAllShipped?: true
}

/** Every allowed transition; no jumps, no steps back. Source: decisions 29 and 30. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: "DRAFT", to: "PENDING", verb: "place", by: ["buyer", "staff", "system"] },
  { from: "DRAFT", to: "CANCELLED", verb: "cancel", by: ["buyer", "staff", "system"] },
  { from: "PENDING", to: "IN_PROGRESS", verb: "start", by: ["staff", "system"], needsSettlement: true },
  { from: "PENDING", to: "CANCELLED", verb: "cancel", by: ["buyer", "staff", "system"] },
  { from: "IN_PROGRESS", to: "PROCESSED", verb: "process", by: ["staff", "system"] },
  { from: "IN_PROGRESS", to: "CANCELLED", verb: "cancel", by: ["staff"] },
  { from: "PROCESSED", to: "IN_TRANSIT", verb: "ship", by: ["staff", "system"] },
  { from: "PROCESSED", to: "CANCELLED", verb: "cancel", by: ["staff"], superAdminOnly: true },
  { from: "IN_TRANSIT", to: "COMPLETED", verb: "complete", by: ["staff", "system"], needsAllShipped: true },
]

const TARGETS: Record<OrderVerb, OrderStatus> = {
  place: "PENDING",
  start: "IN_PROGRESS",
  process: "PROCESSED",
  ship: "IN_TRANSIT",
  complete: "COMPLETED",
  cancel: "CANCELLED",
}

/** What decides besides the two states. */
export type OrderTransitionFacts = {
  actor: OrderActor
  role: Role
  /** Checked for staff when given; leave it out where the route has checked ORDER_PROCESSING already. */
  permissions?: readonly AdminPermission[]
  paymentStatus?: PaymentStatus
  /** The order goes on account, with terms that are approved and not on hold. */
  hasApprovedTerms?: boolean
  /** Some of its metal is on its way and some is not. */
  isPartlyShipped?: boolean
}

export type OrderRefusal =
  | "final_state"
  | "no_such_transition"
  | "wrong_actor"
  | "permission_missing"
  | "not_settled"
  | "not_all_shipped"
export type TransitionAnswer =
  | { allowed: true; transition: OrderTransition }
  | { allowed: false; reason: OrderRefusal; message: string }

/** Whether an order may go from one state to another, and if not why. Source: decisions 29, 30 and 42. */
export function canTransition(from: OrderStatus, to: OrderStatus, facts: OrderTransitionFacts): TransitionAnswer {
  const transition = ORDER_TRANSITIONS.find((row) => row.from === from && row.to === to)
  if (!transition) {
    if (isFinalStatus(from)) return refuse("final_state", `An order that is ${from} does not change any more`)
    return refuse("no_such_transition", `An order cannot go from ${from} to ${to}`)
  }
  return refusalOf(transition, facts) ?? { allowed: true, transition }
}

/** The transition a verb names in a state; undefined when the verb does not apply there. */
export function transitionOfVerb(from: OrderStatus, verb: OrderVerb): OrderTransition | undefined {
  return ORDER_TRANSITIONS.find((row) => row.from === from && row.verb === verb)
}

/** The state a verb leads to; it is the same from wherever the verb applies. */
export function targetOfVerb(verb: OrderVerb): OrderStatus {
  return TARGETS[verb]
}

/** What this actor could do next, for buttons. */
export function allowedTransitions(from: OrderStatus, facts: OrderTransitionFacts): OrderTransition[] {
  return ORDER_TRANSITIONS.filter((row) => row.from === from && refusalOf(row, facts) === null)
}

/** COMPLETED and CANCELLED lead nowhere. Source: decision 29. */
export function isFinalStatus(status: OrderStatus): boolean {
  return !ORDER_TRANSITIONS.some((row) => row.from === status)
}

function refusalOf(transition: OrderTransition, facts: OrderTransitionFacts): TransitionAnswer | null {
  const { verb, from } = transition
  if (!transition.by.includes(facts.actor))
    return refuse("wrong_actor", `The ${facts.actor} may not ${verb} an order that is ${from}`)
  if (facts.actor === "staff") {
    const problem = staffProblem(transition, facts)
    if (problem) return refuse("permission_missing", problem)
  }
  const isSettled = facts.paymentStatus === "PAID" || facts.hasApprovedTerms === true
  if (transition.needsSettlement && !isSettled)
    return refuse("not_settled", "The order is neither paid nor on approved account terms")
  if (transition.needsAllShipped && facts.isPartlyShipped)
    return refuse("not_all_shipped", "Some pieces of the order have not left yet")
  return null
}

function staffProblem(transition: OrderTransition, { role, permissions }: OrderTransitionFacts): string | null {
  if (role === "SUPER_ADMIN") return null
  if (role !== "ADMIN") return "Only staff may do this"
  if (transition.superAdminOnly) return `Only a SUPER_ADMIN may ${transition.verb} an order that is ${transition.from}`
  return permissions && !permissions.includes("ORDER_PROCESSING") ? "The permission ORDER_PROCESSING is missing" : null
}

function refuse(reason: OrderRefusal, message: string): TransitionAnswer {
  return { allowed: false, reason, message }
}
