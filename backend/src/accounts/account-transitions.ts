import type { AccountStatus } from "../contract"

export type AccountVerb = "submit" | "approve" | "reject" | "resubmit" | "suspend" | "reinstate"
export type AccountActor = "buyer" | "staff" | "system"

/** One row of the law of accounts. */
export type AccountTransition = {
  from: AccountStatus
  to: AccountStatus
  verb: AccountVerb
  by: readonly AccountActor[]
  needs?: "complete_profile" | "reason" | "attempts_left"
}

/** How often a rejected buyer may ask again. Source: decision 36. */
export const MAX_RESUBMISSIONS = 3

/** Every allowed transition. The system approves on a trusted domain (decision 38). Source: decision 36. */
export const ACCOUNT_TRANSITIONS: readonly AccountTransition[] = [
  { from: "UNVERIFIED", to: "PENDING_APPROVAL", verb: "submit", by: ["buyer", "system"], needs: "complete_profile" },
  { from: "PENDING_APPROVAL", to: "APPROVED", verb: "approve", by: ["staff", "system"] },
  { from: "PENDING_APPROVAL", to: "REJECTED", verb: "reject", by: ["staff"], needs: "reason" },
  { from: "REJECTED", to: "PENDING_APPROVAL", verb: "resubmit", by: ["buyer", "staff"], needs: "attempts_left" },
  { from: "APPROVED", to: "SUSPENDED", verb: "suspend", by: ["staff"] },
  { from: "SUSPENDED", to: "APPROVED", verb: "reinstate", by: ["staff"] },
]

/** What decides besides the two states. */
export type AccountTransitionFacts = {
  actor: AccountActor
  mailVerified?: boolean
  profileComplete?: boolean
  reason?: string
  /** How often this account was submitted again after a rejection. */
  resubmissions?: number
}

export type AccountRefusal = "no_such_transition" | "wrong_actor" | "profile_incomplete" | "reason_missing" | "no_attempts_left"
export type AccountTransitionAnswer =
  | { allowed: true; transition: AccountTransition }
  | { allowed: false; reason: AccountRefusal; message: string }

/** Whether an account may go from one state to another, and if not why. Source: decision 36. */
export function canChangeAccount(from: AccountStatus, to: AccountStatus, facts: AccountTransitionFacts): AccountTransitionAnswer {
  const transition = ACCOUNT_TRANSITIONS.find((row) => row.from === from && row.to === to)
  if (!transition) return refuse("no_such_transition", `An account cannot go from ${from} to ${to}`)
  if (!transition.by.includes(facts.actor))
    return refuse("wrong_actor", `The ${facts.actor} may not ${transition.verb} an account`)
  return unmetNeed(transition.needs, facts) ?? { allowed: true, transition }
}

function unmetNeed(need: AccountTransition["needs"], facts: AccountTransitionFacts): AccountTransitionAnswer | null {
  if (need === "complete_profile" && !(facts.mailVerified && facts.profileComplete))
    return refuse("profile_incomplete", "The e-mail address has to be verified and the profile complete")
  if (need === "reason" && !facts.reason?.trim()) return refuse("reason_missing", "A rejection needs a reason")
  if (need === "attempts_left" && (facts.resubmissions ?? 0) >= MAX_RESUBMISSIONS)
    return refuse("no_attempts_left", `A rejected account can be submitted again at most ${MAX_RESUBMISSIONS} times`)
  return null
}

function refuse(reason: AccountRefusal, message: string): AccountTransitionAnswer {
  return { allowed: false, reason, message }
}
