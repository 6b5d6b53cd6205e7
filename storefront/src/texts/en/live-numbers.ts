import { catalogue } from "../catalogue"

/** Of the numbers on the home page, which only the server writes. */
export const liveNumbersTexts = catalogue("liveNumbers", {
  stockRightNow: "Stock right now",
  itemsListed: "items listed",
  tonnesInStock: "tonnes in stock",
  inchesInStock: "inches in stock",
  metresInStock: "metres in stock",
  stockingSites: "stocking sites",
})
