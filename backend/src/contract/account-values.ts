/** People and permissions. Source: specification sections 4 and 6. */
export const ROLES = ["CUSTOMER", "ADMIN", "SUPER_ADMIN"] as const
export type Role = (typeof ROLES)[number]

export const ACCOUNT_STATUSES = ["UNVERIFIED", "PENDING_APPROVAL", "APPROVED", "REJECTED", "SUSPENDED"] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const ACCESS_LEVELS = ["LIMITED", "STANDARD", "PREMIUM", "RESTRICTED"] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

export const ADMIN_PERMISSIONS = [
  "PRICING_MANAGEMENT",
  "ACCOUNT_APPROVAL",
  "ORDER_PROCESSING",
  "CREDIT_APPLICATIONS",
  "COMPANY_LINKING",
  "USER_MANAGEMENT",
  "SYSTEM_SETTINGS",
] as const
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number]

export const PHONE_TYPES = ["MOBILE", "HOME", "OFFICE"] as const
export type PhoneType = (typeof PHONE_TYPES)[number]

export const ADDRESS_TYPES = ["BILLING", "SHIPPING"] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]
