import { CARRIER_NAMES, COMPANY_ROLE_LABELS, ORDER_STATUS_LABELS, TRACKING_WORDS, UNIT_LABELS } from "@billet/backend/contract"
import { catalogue } from "../catalogue"

/** Words of ordering that come from the server as codes, and what the specification calls them. */
export const orderingTexts = catalogue("ordering", {
  bases: { in: "per piece", lb: "per lb", kg: "per kg" },
  units: UNIT_LABELS,
  orderStatuses: ORDER_STATUS_LABELS,
  shipmentStatuses: { SHIPPED: "On its way", DELIVERED: "Delivered" },
  tracking: TRACKING_WORDS,
  carriers: CARRIER_NAMES,
  roles: COMPANY_ROLE_LABELS,
})
