import { availabilityLabelOf, availabilityOf, coidListOf, type AvailabilityFacts } from "./availability"
import type { CatalogueItem, DisplayItem } from "./catalogue-schema"
import type { AvailabilityClass } from "./availability-values"
import type { PromoType } from "./catalogue-values"

/** What a catalogue item does not say about its own stock. */
export type StockSourceFacts = Pick<AvailabilityFacts, "inboundInches" | "sourceFailed" | "hasStockRecord">
type PromoFacts = AvailabilityFacts & Pick<CatalogueItem, "isSpecialOffer" | "isPopularItem" | "stratificationRank">

/** The promotion ribbon of an item; the first rule of specification section 4 that fits wins. */
export function promoTypeOf(item: PromoFacts, availabilityClass: AvailabilityClass = availabilityOf(item)): PromoType {
  if (item.isSpecialOffer) return "special"
  if (item.isPopularItem || item.stratificationRank === "A" || item.stratificationRank === "B") return "popular"
  return availabilityClass === "highAvailability" && item.stratificationRank === "D" ? "special" : "none"
}

/** What a screen shows for a catalogue item. Source: specification section 3. */
export function toDisplayItem(item: CatalogueItem, source: StockSourceFacts = {}): DisplayItem {
  const availabilityClass = availabilityOf({ ...item, ...source })
  return {
    ...item,
    availabilityClass,
    availabilityLabel: availabilityLabelOf(availabilityClass),
    promoType: promoTypeOf(item, availabilityClass),
    sevenDayWonAveragePricePerInch: 0,
    sevenDayWonAveragePricePerKilogram: 0,
    sevenDayWonAveragePricePerPound: 0,
    thirtyDayWonAveragePricePerInch: 0,
    thirtyDayWonAveragePricePerKilogram: 0,
    thirtyDayWonAveragePricePerPound: 0,
    amount: item.availableInches > 0 ? String(item.availableInches) : "0.0",
    unit: "in",
    pieces: item.availablePieces,
  }
}

/** Whether an item is "Available Near You": held by the buyer's company, high or medium. Source: decision 11. */
export function isNear(item: AvailabilityFacts, coid: string): boolean {
  if (!coidListOf(item.coid).includes(coid)) return false
  const availabilityClass = availabilityOf(item)
  return availabilityClass === "highAvailability" || availabilityClass === "mediumAvailability"
}
