import type { Translated } from "../catalogue"
import type { stockMapTexts } from "../en/stock-map"

export const stockMap: Translated<typeof stockMapTexts> = {
  mapOfStock: "Mapa de las existencias por almacén: {sites}",
  siteHolds: "{site} {inches} in",
  theRingMarks: "Cuanto mayor el punto, más tiene el almacén. El anillo marca el que le atiende.",
}
