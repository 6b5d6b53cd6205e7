import { REGION_NAMES } from "@billet/backend/contract"
import { catalogue } from "../catalogue"

/** Words the server writes as codes, and what the specification calls them: those that a page of filters asks a browser for. */
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
  metalProducts: "Metal Products",
  types: { Tube: "Tube", Bar: "Bar", Other: "Other" },
  forms: { round: "Round", tube: "Tube", flat: "Flat" },
  regions: REGION_NAMES,
})
