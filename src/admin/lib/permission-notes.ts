import type { AdminPermission } from "@billet/backend/contract"

/** What each permission opens, in the words of the desk. */
export const PERMISSION_NOTES: Record<AdminPermission, string> = {
  PRICING_MANAGEMENT: "Rules, tiers, custom prices, promo codes and the price simulation",
  ACCOUNT_APPROVAL: "Approve, reject, suspend and reinstate accounts; trusted domains; access up to standard",
  ORDER_PROCESSING: "Orders, their status, carriers, dates, documents and stock verification",
  CREDIT_APPLICATIONS: "Credit requests, terms and limits; premium and restricted access",
  COMPANY_LINKING: "Companies, suggestions, linking and merging",
  USER_MANAGEMENT: "Edit and deactivate customers, invite staff",
  SYSTEM_SETTINGS: "Feeds, charges, countries, templates and the audit log",
}
