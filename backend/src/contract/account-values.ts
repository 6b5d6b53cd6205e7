/** People and permissions. Source: specification sections 4 and 6. */
export const ROLES = ["CUSTOMER", "ADMIN", "SUPER_ADMIN"] as const
export type Role = (typeof ROLES)[number]
/** Of these, the ones that may sign in to the admin. */
export const STAFF_ROLES = ["ADMIN", "SUPER_ADMIN"] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

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

/** What staff read instead of a permission's name. */
export const ADMIN_PERMISSION_LABELS: Record<AdminPermission, string> = {
  PRICING_MANAGEMENT: "Pricing management",
  ACCOUNT_APPROVAL: "Account approval",
  ORDER_PROCESSING: "Order processing",
  CREDIT_APPLICATIONS: "Credit applications",
  COMPANY_LINKING: "Company linking",
  USER_MANAGEMENT: "User management",
  SYSTEM_SETTINGS: "System settings",
}
