import { AVAILABILITY, REGION_NAMES, SORT_LABELS } from "@billet/backend/contract"
import { catalogue } from "../catalogue"

/** Words of the stock that come from the server as codes, and what the specification calls them. */
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
})
