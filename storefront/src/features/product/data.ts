import "server-only"
import type { CatalogueItem, RequiredQuantityAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"
import type { OrderInput } from "./order-input"
import { PIECE_PATH, pieceOf, pieceQuestion, type PieceFacts } from "./piece"

/** One piece of what a product's address asks for; null when it cannot be told, which the page asks again and says. */
export async function getPiece(item: CatalogueItem, { amount, unit, pieces }: OrderInput): Promise<PieceFacts | null> {
  const body = pieceQuestion(item, { amount: Number(amount), unit, pieces: Number(pieces) })
  try {
    return pieceOf(await callBackend<RequiredQuantityAnswer>(PIECE_PATH, { method: "POST", body }))
  } catch {
    return null
  }
}
