import fc from "fast-check"
import { ACCOUNT_STATUSES, type AccountStatus } from "../contract"
import { ACCOUNT_TRANSITIONS, canChangeAccount, type AccountTransitionFacts } from "./account-transitions"

const ready = { mailVerified: true, profileComplete: true, reason: "No such company", resubmissions: 0 }

describe("canChangeAccount", () => {
  it.each<[AccountStatus, AccountStatus, AccountTransitionFacts]>([
    ["UNVERIFIED", "PENDING_APPROVAL", { actor: "buyer", ...ready }],
    ["PENDING_APPROVAL", "APPROVED", { actor: "staff" }],
    ["PENDING_APPROVAL", "APPROVED", { actor: "system" }],
    ["PENDING_APPROVAL", "REJECTED", { actor: "staff", reason: "Unknown" }],
    ["REJECTED", "PENDING_APPROVAL", { actor: "buyer", resubmissions: 2 }],
    ["APPROVED", "SUSPENDED", { actor: "staff" }],
    ["SUSPENDED", "APPROVED", { actor: "staff" }],
  ])("lets an account go from %s to %s given %j", (from, to, facts) => {
    expect(canChangeAccount(from, to, facts)).toEqual({ allowed: true, transition: expect.objectContaining({ from, to }) })
  })

  it.each<[AccountStatus, AccountStatus, AccountTransitionFacts, string]>([
    ["UNVERIFIED", "PENDING_APPROVAL", { actor: "buyer", profileComplete: true }, "profile_incomplete"],
    ["UNVERIFIED", "PENDING_APPROVAL", { actor: "buyer", mailVerified: true }, "profile_incomplete"],
    ["UNVERIFIED", "APPROVED", { actor: "staff", ...ready }, "no_such_transition"],
    ["PENDING_APPROVAL", "REJECTED", { actor: "staff" }, "reason_missing"],
    ["PENDING_APPROVAL", "REJECTED", { actor: "staff", reason: "  " }, "reason_missing"],
    ["PENDING_APPROVAL", "APPROVED", { actor: "buyer" }, "wrong_actor"],
    ["REJECTED", "PENDING_APPROVAL", { actor: "buyer", resubmissions: 3 }, "no_attempts_left"],
    ["REJECTED", "APPROVED", { actor: "staff" }, "no_such_transition"],
    ["SUSPENDED", "APPROVED", { actor: "buyer" }, "wrong_actor"],
    ["APPROVED", "UNVERIFIED", { actor: "staff" }, "no_such_transition"],
  ])("does not let it go from %s to %s given %j", (from, to, facts, reason) => {
    expect(canChangeAccount(from, to, facts)).toMatchObject({ allowed: false, reason })
  })

  it("allows exactly the rows of the table to someone who meets every need", () => {
    const status = fc.constantFrom(...ACCOUNT_STATUSES)
    fc.assert(
      fc.property(status, status, fc.constantFrom("buyer" as const, "staff" as const, "system" as const), (from, to, actor) => {
        const inTable = ACCOUNT_TRANSITIONS.some((row) => row.from === from && row.to === to && row.by.includes(actor))
        expect(canChangeAccount(from, to, { actor, ...ready }).allowed).toBe(inTable)
      }),
    )
  })
})
