import { parseProductSize, type CartLine, type StockType } from "@billet/backend/contract"
import type { ShippingLine } from "@billet/backend/shipping"

/** The outer sides and weight of the pieces of a line. */
export function lineToShip(line: CartLine): ShippingLine {
  const size = parseProductSize(line.productSize, line.stockType as StockType)
  return {
    pieces: line.pieces,
    weightInPounds: line.weightInPounds,
    lengthInInches: line.lengthInInches,
    widthInInches: line.outerDiameter ?? size?.width ?? 0,
    heightInInches: line.outerDiameter ?? size?.thickness ?? 0,
  }
}
