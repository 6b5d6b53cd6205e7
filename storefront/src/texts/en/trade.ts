import {
  AVAILABILITY,
  CARRIER_NAMES,
  COMPANY_ROLE_LABELS,
  ORDER_STATUS_LABELS,
  REGION_NAMES,
  SORT_LABELS,
  TRACKING_WORDS,
  UNIT_LABELS,
} from "@billet/backend/contract"
import { catalogue } from "../catalogue"

/** Words of the trade that come from the server as codes, and what the specification calls them. */
export const tradeTexts = catalogue("trade", {
  fields: {
    metalCategory: "Metal Category",
    productType: "Product Type",
    stockType: "Stock Type",
    stockGrade: "Stock Grade",
    productSize: "Product Size",
    productCondition: "Product Condition",
    coid: "Stocked by",
  },
  metalCodes: { NICKEL: "NICKEL", "LOW ALLOY": "LOW ALLOY", STAINLESS: "STAINLESS" },
  metals: { NICKEL: "Nickel", "LOW ALLOY": "Low alloy", STAINLESS: "Stainless" },
  families: { NICKEL: "Nickel alloys", STAINLESS: "Stainless steels", "LOW ALLOY": "Low alloy steels" },
  metalProducts: "Metal Products",
  types: { Tube: "Tube", Bar: "Bar", Other: "Other" },
  forms: { round: "Round", tube: "Tube", flat: "Flat" },
  availability: AVAILABILITY,
  promos: { special: "Special", popular: "Popular" },
  sorts: SORT_LABELS,
  regions: REGION_NAMES,
  bases: { in: "per piece", lb: "per lb", kg: "per kg" },
  units: UNIT_LABELS,
  orderStatuses: ORDER_STATUS_LABELS,
  shipmentStatuses: { SHIPPED: "On its way", DELIVERED: "Delivered" },
  tracking: TRACKING_WORDS,
  carriers: CARRIER_NAMES,
  roles: COMPANY_ROLE_LABELS,
})
