/** Verification requests. Source: specification section 4. */
export const VERIFICATION_REQUEST_TYPES = [
  "COMPANY_LINKING",
  "CREDIT_APPLICATION",
  "ACCOUNT_VERIFICATION",
  "DOMAIN_VERIFICATION",
] as const
export type VerificationRequestType = (typeof VERIFICATION_REQUEST_TYPES)[number]

export const VERIFICATION_REQUEST_STATUSES = ["PENDING", "APPROVED", "REJECTED", "UNDER_REVIEW"] as const
export type VerificationRequestStatus = (typeof VERIFICATION_REQUEST_STATUSES)[number]
