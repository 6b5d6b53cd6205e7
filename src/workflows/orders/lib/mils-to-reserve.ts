import type { CartLine } from "@billet/backend/contract"
import { lineInches } from "@billet/backend/quantity"
import type { LineToReserve } from "../../../modules/metal-catalogue/sql/reserve-lines"
import { milsOf } from "./mils-of"

/** What a line takes from the stock, thousandths of an inch. */
export function milsToReserve(line: CartLine): LineToReserve {
  const piece = milsOf(line.lengthInInches)
  const whole = milsOf(lineInches({ inches: line.lengthInInches, pounds: line.weightInPounds }, line.pieces))
  const oneHeat = line.oneHeat ? { one_heat_pieces: line.pieces } : {}
  const { id: line_id, productCode: product_code, pieces } = line
  return { line_id, product_code, piece_mils: piece, mils: Math.max(whole, piece), pieces, ...oneHeat }
}
