import { coidListOf, type CatalogueItem, type RequiredQuantityAnswer, type Unit } from "@billet/backend/contract"

export type OrderAmount = { amount: number; unit: Unit; pieces: number }
/** What one piece weighs and measures. */
export type PieceFacts = { pounds: number; inches: number }

export const PIECE_PATH = "/quantity/getRequiredQuantity"

/** What is asked there (specification section 8). */
export function pieceQuestion(item: CatalogueItem, { amount, unit, pieces }: OrderAmount) {
  const coid = coidListOf(item.coid)[0] ?? ""
  return { pieces, quantity: amount, quantityType: unit, coid, productCode: item.productCode }
}

export function pieceOf({ requiredQuantity: { pieceWeight, pieceLength } }: RequiredQuantityAnswer): PieceFacts {
  return { pounds: pieceWeight.pounds, inches: pieceLength.inches }
}
