import type { AdminPermission, VerificationRequestStatus, VerificationRequestType } from "../contract"

/** Where a verification request may go next. Source: decision 41. */
export const VERIFICATION_TRANSITIONS: Record<VerificationRequestStatus, readonly VerificationRequestStatus[]> = {
  PENDING: ["UNDER_REVIEW", "APPROVED", "REJECTED"],
  UNDER_REVIEW: ["APPROVED", "REJECTED"],
  APPROVED: [],
  REJECTED: [],
}

/** Who decides over which kind of request. Source: decision 42. */
export const VERIFICATION_PERMISSIONS: Record<VerificationRequestType, AdminPermission> = {
  COMPANY_LINKING: "COMPANY_LINKING",
  CREDIT_APPLICATION: "CREDIT_APPLICATIONS",
  ACCOUNT_VERIFICATION: "ACCOUNT_APPROVAL",
  DOMAIN_VERIFICATION: "ACCOUNT_APPROVAL",
}

/** Attempts a buyer has within 24 hours. Source: decision 39. */
export const MAX_VERIFICATION_ATTEMPTS = 5
const DAY_IN_MILLISECONDS = 86_400_000

/** Whether a request may change from one status to another. Source: decision 41. */
export function canChangeVerification(from: VerificationRequestStatus, to: VerificationRequestStatus): boolean {
  return VERIFICATION_TRANSITIONS[from].includes(to)
}

/** Whether another attempt is allowed now: fewer than 5 in the 24 hours before. Source: decision 39. */
export function mayAttemptVerification(attempts: readonly Date[], now: Date): boolean {
  const since = now.getTime() - DAY_IN_MILLISECONDS
  return attempts.filter((attempt) => attempt.getTime() > since).length < MAX_VERIFICATION_ATTEMPTS
}
