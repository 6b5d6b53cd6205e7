import fc from "fast-check"
import { ADMIN_PERMISSIONS, ORDER_STATUSES, PAYMENT_STATUSES, ROLES, type OrderStatus } from "../contract"
import {
  allowedTransitions,
  canTransition,
  isFinalStatus,
  ORDER_TRANSITIONS,
  targetOfVerb,
  transitionOfVerb,
  type OrderTransitionFacts,
} from "./order-transitions"

const buyer: OrderTransitionFacts = { actor: "buyer", role: "CUSTOMER" }
const clerk: OrderTransitionFacts = { actor: "staff", role: "ADMIN", permissions: ["ORDER_PROCESSING"], paymentStatus: "PAID" }
const chief: OrderTransitionFacts = { actor: "staff", role: "SUPER_ADMIN", paymentStatus: "PAID" }
const system: OrderTransitionFacts = { actor: "system", role: "CUSTOMER", paymentStatus: "PAID" }

/** Decision 29, written down a second time. */
const ALLOWED: Record<OrderStatus, OrderStatus[]> = {
  DRAFT: ["PENDING", "CANCELLED"],
  PENDING: ["IN_PROGRESS", "CANCELLED"],
  IN_PROGRESS: ["PROCESSED", "CANCELLED"],
  PROCESSED: ["IN_TRANSIT", "CANCELLED"],
  IN_TRANSIT: ["COMPLETED"],
  COMPLETED: [],
  CANCELLED: [],
}

describe("the transition table", () => {
  it("allows a SUPER_ADMIN exactly the steps of decision 29, no jumps and no steps back", () => {
    for (const from of ORDER_STATUSES) {
      const reachable = ORDER_STATUSES.filter((to) => canTransition(from, to, chief).allowed)
      expect([from, reachable]).toEqual([from, ORDER_STATUSES.filter((to) => ALLOWED[from].includes(to))])
    }
  })

  it("ends in COMPLETED and CANCELLED alone", () => {
    expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(["COMPLETED", "CANCELLED"])
  })

  it("names each transition of a state by its own verb, and a verb leads to one state", () => {
    for (const row of ORDER_TRANSITIONS) {
      expect(transitionOfVerb(row.from, row.verb)).toBe(row)
      expect(targetOfVerb(row.verb)).toBe(row.to)
    }
    expect(transitionOfVerb("IN_TRANSIT", "cancel")).toBeUndefined()
  })
})

describe("canTransition", () => {
  it.each<[string, OrderStatus, OrderStatus, OrderTransitionFacts]>([
    ["a buyer place a draft", "DRAFT", "PENDING", buyer],
    ["a buyer cancel a draft", "DRAFT", "CANCELLED", buyer],
    ["a buyer cancel a pending order", "PENDING", "CANCELLED", buyer],
    ["staff start a paid order", "PENDING", "IN_PROGRESS", clerk],
    [
      "staff start an order on approved terms",
      "PENDING",
      "IN_PROGRESS",
      { ...clerk, paymentStatus: "PENDING", hasApprovedTerms: true },
    ],
    ["a payment start an order", "PENDING", "IN_PROGRESS", system],
    ["staff cancel an order in progress", "IN_PROGRESS", "CANCELLED", clerk],
    ["a SUPER_ADMIN cancel a processed order", "PROCESSED", "CANCELLED", chief],
    ["a shipment move a processed order", "PROCESSED", "IN_TRANSIT", system],
    ["staff whose permission the route has checked", "IN_PROGRESS", "PROCESSED", { actor: "staff", role: "ADMIN" }],
  ])("lets %s", (_, from, to, facts) => {
    expect(canTransition(from, to, facts)).toEqual({ allowed: true, transition: expect.objectContaining({ from, to }) })
  })

  it.each<[string, OrderStatus, OrderStatus, OrderTransitionFacts, string]>([
    ["a buyer cancels an order in progress", "IN_PROGRESS", "CANCELLED", buyer, "wrong_actor"],
    ["a buyer starts the own order", "PENDING", "IN_PROGRESS", { ...buyer, paymentStatus: "PAID" }, "wrong_actor"],
    ["the order is not paid", "PENDING", "IN_PROGRESS", { ...clerk, paymentStatus: "PENDING" }, "not_settled"],
    [
      "the payment failed",
      "PENDING",
      "IN_PROGRESS",
      { ...clerk, paymentStatus: "FAILED", hasApprovedTerms: false },
      "not_settled",
    ],
    ["nothing is known about the payment", "PENDING", "IN_PROGRESS", { actor: "system", role: "CUSTOMER" }, "not_settled"],
    ["the metal is cut and a clerk cancels", "PROCESSED", "CANCELLED", clerk, "permission_missing"],
    [
      "the clerk lacks the permission",
      "IN_PROGRESS",
      "PROCESSED",
      { ...clerk, permissions: ["PRICING_MANAGEMENT"] },
      "permission_missing",
    ],
    ["a customer claims to be staff", "IN_PROGRESS", "PROCESSED", { actor: "staff", role: "CUSTOMER" }, "permission_missing"],
    ["the order is completed", "COMPLETED", "CANCELLED", chief, "final_state"],
    ["the order is cancelled", "CANCELLED", "PENDING", chief, "final_state"],
    ["a step is jumped over", "PENDING", "PROCESSED", chief, "no_such_transition"],
    ["a step goes back", "PROCESSED", "IN_PROGRESS", chief, "no_such_transition"],
    ["nothing changes", "PENDING", "PENDING", chief, "no_such_transition"],
  ])("refuses when %s", (_, from, to, facts, reason) => {
    expect(canTransition(from, to, facts)).toMatchObject({ allowed: false, reason, message: expect.stringMatching(/\w/) })
  })

  it("agrees with the list of allowed transitions, and never starts an order that is not settled", () => {
    const facts = fc.record({
      actor: fc.constantFrom("buyer" as const, "staff" as const, "system" as const),
      role: fc.constantFrom(...ROLES),
      permissions: fc.subarray([...ADMIN_PERMISSIONS]),
      paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
      hasApprovedTerms: fc.boolean(),
    })
    const status = fc.constantFrom(...ORDER_STATUSES)
    fc.assert(
      fc.property(status, status, facts, (from, to, one) => {
        const { allowed } = canTransition(from, to, one)
        expect(allowed).toBe(allowedTransitions(from, one).some((row) => row.to === to))
        if (allowed && to === "IN_PROGRESS") expect(one.paymentStatus === "PAID" || one.hasApprovedTerms).toBe(true)
        if (allowed && one.actor === "buyer") expect(["DRAFT", "PENDING"]).toContain(from)
      }),
    )
  })
})
