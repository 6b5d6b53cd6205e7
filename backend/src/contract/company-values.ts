/** What a person may do in their company: an administrator manages colleagues, a buyer orders, a viewer looks. */
export const COMPANY_ROLES = ["ADMIN", "BUYER", "VIEWER"] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

export const COMPANY_ROLE_LABELS: Record<CompanyRole, string> = {
  ADMIN: "Administrator",
  BUYER: "Buyer",
  VIEWER: "Viewer",
}

/** The calendar period, in UTC, that a spending limit is for; a week begins on Monday. */
export const SPENDING_PERIODS = ["WEEK", "MONTH", "QUARTER", "YEAR"] as const
export type SpendingPeriod = (typeof SPENDING_PERIODS)[number]

/** USD; what whole cents in a column of four bytes can count. */
export const MAX_SPENDING_LIMIT = 20_000_000

export const PURCHASE_REQUEST_STATUSES = ["WAITING", "APPROVED", "REFUSED", "WITHDRAWN"] as const
export type PurchaseRequestStatus = (typeof PURCHASE_REQUEST_STATUSES)[number]
