/** What staff are told of. Source: decision 44. */
export const NOTIFICATION_TYPES = [
  "ACCOUNT_PENDING",
  "COMPANY_LINKING",
  "CREDIT_APPLICATION",
  "DOMAIN_VERIFICATION",
  "NEW_ORDER",
  "PAYMENT_FAILED",
  "STOCK_VERIFICATION",
  "FEED_PROBLEM",
  "SYSTEM",
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

export const NOTIFICATION_PRIORITIES = ["LOW", "NORMAL", "HIGH", "URGENT"] as const
export type NotificationPriority = (typeof NOTIFICATION_PRIORITIES)[number]

export const NOTIFICATION_STATUSES = ["UNREAD", "READ", "ACTIONED", "DISMISSED"] as const
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number]

/** What somebody does with a notification, and the status it leads to. */
export const NOTIFICATION_VERBS = { read: "READ", action: "ACTIONED", dismiss: "DISMISSED" } as const
export type NotificationVerb = keyof typeof NOTIFICATION_VERBS
