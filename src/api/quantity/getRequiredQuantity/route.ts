import type { RequiredQuantityAnswer, RequiredQuantityBodySchema } from "@billet/backend/contract"
import { UnknownSectionError, requiredQuantity } from "@billet/backend/quantity"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { findItem } from "../../../workflows/cart/lib/sellable-items"
import { HttpProblem } from "../../lib/http-problem"

/** Weight and length of one piece (specification section 7, decision 28). */
export async function POST(
  req: MedusaRequest<z.output<typeof RequiredQuantityBodySchema>>,
  res: MedusaResponse<RequiredQuantityAnswer>,
): Promise<void> {
  const { productCode, quantity, quantityType } = req.validatedBody
  const item = await findItem(req.scope, productCode)
  try {
    const piece = requiredQuantity(item, { amount: quantity, unit: quantityType })
    res.json({ requiredQuantity: { pieceWeight: { pounds: piece.pounds }, pieceLength: { inches: piece.inches } } })
  } catch (error) {
    if (!(error instanceof UnknownSectionError)) throw error
    throw new HttpProblem(422, "unknown_section", `The size of ${item.productCode} gives no section to weigh`)
  }
}
