import { NOTIFICATION_TYPES, type AdminPermission, type NotificationType } from "../contract"
import type { StaffRights } from "./admin-routes/admin-access"
import { mayDo } from "./permissions"

/** Whose business a notification is. Source: decision 44. */
const NOTIFIED: Record<NotificationType, AdminPermission> = {
  ACCOUNT_PENDING: "ACCOUNT_APPROVAL",
  COMPANY_LINKING: "COMPANY_LINKING",
  CREDIT_APPLICATION: "CREDIT_APPLICATIONS",
  DOMAIN_VERIFICATION: "ACCOUNT_APPROVAL",
  NEW_ORDER: "ORDER_PROCESSING",
  PAYMENT_FAILED: "ORDER_PROCESSING",
  STOCK_VERIFICATION: "ORDER_PROCESSING",
  FEED_PROBLEM: "SYSTEM_SETTINGS",
  SYSTEM: "SYSTEM_SETTINGS",
}

/** The types of notifications somebody sees. */
export function seenNotifications({ role, permissions }: StaffRights): NotificationType[] {
  return NOTIFICATION_TYPES.filter((type) => mayDo(role, permissions, NOTIFIED[type]))
}
