import type { AccessLevel, AccountStatus, CreditTerms, PostalAddress } from "@billet/backend/contract"
import { total } from "./format"

export const ACCOUNT_STATUS_TEXTS: Record<AccountStatus, string> = {
  UNVERIFIED: "Unverified",
  PENDING_APPROVAL: "Pending approval",
  APPROVED: "Approved",
  REJECTED: "Rejected",
  SUSPENDED: "Suspended",
}

export const ACCESS_LEVEL_TEXTS: Record<AccessLevel, string> = {
  LIMITED: "No orders",
  STANDARD: "Card",
  PREMIUM: "Account terms and contract prices",
  RESTRICTED: "Quotes only",
}

/** "30 days up to $5,000.00, on hold", or that there are no terms. */
export function termsText(terms: CreditTerms | null, hold: boolean): string {
  const text = terms ? `${terms.days} days up to ${total(terms.limit)}` : "No terms"
  return hold ? `${text}, on hold` : text
}

/** An address in one line. */
export function addressText({ line1, line2, city, state, postalCode, country }: PostalAddress): string {
  return [line1, line2, city, state, postalCode, country].filter(Boolean).join(", ")
}
