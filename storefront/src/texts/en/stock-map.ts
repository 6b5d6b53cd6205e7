import { catalogue } from "../catalogue"

export const stockMapTexts = catalogue("stockMap", {
  mapOfStock: "Map of the stock by site: {sites}",
  siteHolds: "{site} {inches} in",
  theRingMarks: "The larger the dot, the more a site holds. The ring marks the one that serves you.",
})
