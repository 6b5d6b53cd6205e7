import type { AverageCosts, CartLine, CartLineView, CatalogueItem } from "@billet/backend/contract"
import { linePounds } from "@billet/backend/quantity"
import type { LineRequest, Piece } from "../../pricing/lib/price-facts"
import type { CartMoney } from "./cart-money"

/** What is asked for, and whether its price is fixed. */
export type LineToPrice = LineRequest & Pick<CartLine, "id" | "unitPrice" | "priceLock" | "oneHeat">

/** A cart line from the item's record: what was asked for, one piece's length and weight, and what it costs. */
export function toCartLine(
  item: CatalogueItem,
  request: LineToPrice,
  piece: Piece,
  money: CartMoney & AverageCosts,
): CartLineView {
  const { id, amount, unit, pieces, priceLock, oneHeat } = request
  return {
    id,
    productCode: item.productCode,
    productName: item.productName,
    productType: item.productType,
    metalCategory: item.metalCategory,
    productCategory: item.productCategory,
    stockType: item.stockType,
    stockGrade: item.stockGrade,
    productSize: item.productSize,
    productCondition: item.productCondition,
    outerDiameter: item.outerDiameter,
    insideDiameter: item.insideDiameter,
    coid: item.coid,
    amount,
    unit,
    pieces,
    ...(oneHeat ? { oneHeat } : {}),
    lengthInInches: piece.inches,
    weightInPounds: piece.pounds,
    totalWeightInPounds: linePounds(piece, pieces),
    ...money,
    ...(priceLock ? { priceLock } : {}),
  }
}
