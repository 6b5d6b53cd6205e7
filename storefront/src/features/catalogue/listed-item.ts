import type { DisplayItem } from "@billet/backend/contract"

const LISTED_FIELDS = [
  "productCode",
  "metalCategory",
  "stockGrade",
  "stockType",
  "productSize",
  "productCondition",
  "outerDiameter",
  "insideDiameter",
  "coid",
  "availabilityClass",
  "promoType",
  "averageCostPerLb",
  "averageCostPerKg",
  "averageCostPerInch",
  "availableInches",
  "availablePieces",
] as const satisfies readonly (keyof DisplayItem)[]

/** The part of an item that lists show: a page of 100 travels as data, not as drawn markup. */
export type ListedItem = Pick<DisplayItem, (typeof LISTED_FIELDS)[number]>

/** With what one pound, kilogram and inch cost the reader, USD; null for who may not see prices. */
export type PricedItem = ListedItem & { ownPrice: OwnPrice | null }

/** What one unit costs a buyer, USD; null where it could not be had. */
export type OwnPrice = { perLb: number | null; perKg: number | null; perInch: number | null }

export function toListedItem(item: DisplayItem): ListedItem {
  return Object.fromEntries(LISTED_FIELDS.map((field) => [field, item[field]])) as ListedItem
}
