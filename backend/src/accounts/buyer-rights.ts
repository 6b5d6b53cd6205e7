import type { AccessLevel, AccountStatus } from "../contract"

/** What decides over a signed-in buyer's rights. */
export type BuyerFacts = { accountStatus: AccountStatus; accessLevel: AccessLevel; mailVerified: boolean }

/** Rejected and suspended users cannot sign in. Source: decision 36. */
export function canSignIn(accountStatus: AccountStatus): boolean {
  return accountStatus !== "REJECTED" && accountStatus !== "SUSPENDED"
}

/** List prices: signed in with a verified address, and not RESTRICTED. Source: decision 37. */
export function canSeePrices({ accountStatus, accessLevel, mailVerified }: BuyerFacts): boolean {
  return mailVerified && canSignIn(accountStatus) && accessLevel !== "RESTRICTED"
}

/** Orders: approved, STANDARD or PREMIUM. Source: decision 37. */
export function canOrder(facts: BuyerFacts): boolean {
  const { accountStatus, accessLevel, mailVerified } = facts
  return mailVerified && accountStatus === "APPROVED" && (accessLevel === "STANDARD" || accessLevel === "PREMIUM")
}

/**
 * Paying on account: what an order needs, and PREMIUM. The company's limit and hold are checked by themselves. Source:
 * decision 37.
 */
export function mayUseAccountTerms(facts: BuyerFacts): boolean {
  return canOrder(facts) && facts.accessLevel === "PREMIUM"
}

/** Contract prices: approved and PREMIUM; everyone else sees list prices. Source: decision 37. */
export function mayUseContractPrices(facts: BuyerFacts): boolean {
  return canSeePrices(facts) && facts.accountStatus === "APPROVED" && facts.accessLevel === "PREMIUM"
}

/** Quote requests: every signed-in buyer with a verified address, RESTRICTED included. Source: decision 37. */
export function mayRequestQuote({ accountStatus, mailVerified }: BuyerFacts): boolean {
  return mailVerified && canSignIn(accountStatus)
}
