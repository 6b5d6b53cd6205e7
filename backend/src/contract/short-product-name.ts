import type { CatalogueItem } from "./catalogue-schema"

/** Grade, form, sizes in thousandths, condition. Source: decision 13. */
const CODE = /^.+? [A-Z]{2}(?: \d{5})+ (?<condition>.+)$/

/**
 * An item's name with its condition as its code writes it: "Alloy 718 Solution Annealed & Aged (150K) Round Bar 4.500 in" is
 * "Alloy 718 SAA150 Round Bar 4.500 in". A name or a code of another make leaves the name as it is.
 */
export function shortProductName(item: Pick<CatalogueItem, "productName" | "productCode" | "productCondition">): string {
  const { productName: name, productCode, productCondition: condition } = item
  const short = CODE.exec(productCode)?.groups?.condition
  const start = condition === "" ? -1 : name.toLowerCase().indexOf(condition.toLowerCase())
  if (short === undefined || start < 0) return name
  return name.slice(0, start) + short + name.slice(start + condition.length)
}
