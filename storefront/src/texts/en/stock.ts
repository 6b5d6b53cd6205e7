import { AVAILABILITY, SORT_LABELS } from "@billet/backend/contract"
import { catalogue } from "../catalogue"

/** What is said of stock and its order; apart from the trade's words, which every page with filters sends to the browser. */
export const stockTexts = catalogue("stock", {
  families: { NICKEL: "Nickel alloys", STAINLESS: "Stainless steels", "LOW ALLOY": "Low alloy steels" },
  availability: AVAILABILITY,
  promos: { special: "Special", popular: "Popular" },
  sorts: SORT_LABELS,
})
