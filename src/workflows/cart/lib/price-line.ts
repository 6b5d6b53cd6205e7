import { canonicalAmount, type CartLine, type CatalogueItem, type Unit } from "@billet/backend/contract"
import { listPrice } from "@billet/backend/pricing"
import { linePounds, requiredQuantity } from "@billet/backend/quantity"

export type LineRequest = { id: string; amount: string; unit: Unit; pieces: number }

const NO_PRICE = { unitPrice: 0, itemTotal: 0 }

/**
 * A cart line from the item's record: lengths, weights and, for someone who may see prices, money. An item without a price
 * costs 0, which is shown as pending and cannot be ordered (specification section 8): one such line must not keep a buyer
 * from changing the others.
 */
export function priceLine(item: CatalogueItem, request: LineRequest, seesPrices: boolean): CartLine {
  const amount = canonicalAmount(request.amount)
  const piece = requiredQuantity(item, { amount, unit: request.unit })
  const line = { amount, unit: request.unit, pieces: request.pieces, weightInPounds: piece.pounds }
  const price = (seesPrices ? listPrice(item, line) : null) ?? NO_PRICE
  return {
    id: request.id,
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
    unit: request.unit,
    pieces: request.pieces,
    lengthInInches: piece.inches,
    weightInPounds: piece.pounds,
    totalWeightInPounds: linePounds(piece, request.pieces),
    unitPrice: price.unitPrice,
    itemTotal: price.itemTotal,
    originalPrice: price.itemTotal,
    appliedRules: [],
  }
}
