import type { AdminPermission } from "../../contract"
import { mayDo } from "../permissions"
import type { StaffRights } from "./admin-access"

const plural = (...names: string[]) => names.flatMap((name) => [name, `${name}s`])

/** What belongs to whom: names of relations and of searched entities, and the permissions of which one shows them. */
const OWNED: readonly [names: string[], permissions: readonly AdminPermission[]][] = [
  [
    plural(
      "order",
      "draft_order",
      "cart",
      "payment",
      "payment_collection",
      "fulfillment",
      "return",
      "order_claim",
      "order_exchange",
    ),
    ["ORDER_PROCESSING"],
  ],
  [plural("metal_order_record"), ["ORDER_PROCESSING"]],
  [
    [...plural("customer", "customer_group", "metal_buyer", "metal_credit_entry"), "groups", "metal_company", "metal_companies"],
    ["USER_MANAGEMENT", "ACCOUNT_APPROVAL", "ORDER_PROCESSING", "PRICING_MANAGEMENT", "CREDIT_APPLICATIONS", "COMPANY_LINKING"],
  ],
  [plural("user", "invite", "metal_staff_profile", "auth_identity"), ["USER_MANAGEMENT"]],
  [[...plural("promotion", "campaign", "price_list"), "promotion_link"], ["PRICING_MANAGEMENT"]],
  [plural("api_key"), ["SYSTEM_SETTINGS"]],
]

/**
 * Names a person may neither expand in a `fields` parameter nor search: what a route shows is not the only way to what it
 * leads to.
 */
export function hiddenRelations({ role, permissions }: StaffRights): string[] {
  return OWNED.flatMap(([names, needed]) => (needed.some((one) => mayDo(role, permissions, one)) ? [] : names))
}
