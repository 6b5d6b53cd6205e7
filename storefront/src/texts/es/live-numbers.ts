import type { Translated } from "../catalogue"
import type { liveNumbersTexts } from "../en/live-numbers"

export const liveNumbers: Translated<typeof liveNumbersTexts> = {
  stockRightNow: "Existencias en este momento",
  itemsListed: "artículos en lista",
  tonnesInStock: "toneladas en existencia",
  inchesInStock: "pulgadas en existencia",
  metresInStock: "metros en existencia",
  stockingSites: "almacenes",
}
