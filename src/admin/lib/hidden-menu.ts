import type { AdminPermission, StaffMember } from "@billet/backend/contract"

const PEOPLE: AdminPermission[] = [
  "USER_MANAGEMENT",
  "ACCOUNT_APPROVAL",
  "ORDER_PROCESSING",
  "PRICING_MANAGEMENT",
  "CREDIT_APPLICATIONS",
  "COMPANY_LINKING",
]
const DESK: AdminPermission[] = ["ORDER_PROCESSING", "ACCOUNT_APPROVAL"]
const SETTINGS: AdminPermission[] = ["SYSTEM_SETTINGS"]

/** Entries of the menus and the permissions of which one opens what is behind them; the server decides, this only tidies. */
const MENU: Record<string, AdminPermission[]> = {
  "/orders": ["ORDER_PROCESSING"],
  "/draft-orders": ["ORDER_PROCESSING"],
  "/reservations": ["ORDER_PROCESSING"],
  "/customers": PEOPLE,
  "/customer-groups": PEOPLE,
  "/promotions": ["PRICING_MANAGEMENT"],
  "/campaigns": ["PRICING_MANAGEMENT"],
  "/price-lists": ["PRICING_MANAGEMENT"],
  "/messages": DESK,
  "/messages/waitlist": DESK,
  "/catalogue/imports": SETTINGS,
  "/settings/users": ["USER_MANAGEMENT"],
  "/settings/staff": ["USER_MANAGEMENT"],
  "/settings/audit": SETTINGS,
  "/settings/integrations": SETTINGS,
  "/settings/webhooks": SETTINGS,
  "/settings/system": SETTINGS,
  "/settings/tax-regions": SETTINGS,
  "/settings/publishable-api-keys": SETTINGS,
  "/settings/secret-api-keys": SETTINGS,
  "/settings/workflows": SETTINGS,
  "/settings/refund-reasons": ["ORDER_PROCESSING", "SYSTEM_SETTINGS"],
  "/settings/return-reasons": ["ORDER_PROCESSING", "SYSTEM_SETTINGS"],
}

type Rights = Pick<StaffMember, "role" | "permissions">

/** Paths of the menu that lead to nothing somebody may see. */
export function hiddenMenu({ role, permissions }: Rights): string[] {
  if (role === "SUPER_ADMIN") return []
  return Object.entries(MENU).flatMap(([path, needed]) => (needed.some((one) => permissions.includes(one)) ? [] : [path]))
}

/** A style sheet that takes them out of the menus, below the path the admin is served at. */
export function menuStyle(rights: Rights, base: string): string {
  const links = hiddenMenu(rights).map((path) => `:is(aside, nav) a[href="${base}${path}"]`)
  return links.length ? `${links.join(",")}{display:none}` : ""
}
