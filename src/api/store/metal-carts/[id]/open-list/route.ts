import type { CartAnswer, OpenListBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { openList } from "../../../../../workflows/cart/lib/open-list"
import { toCartAnswer } from "../../../../lib/answer-cart"
import { buyerOf } from "../../../../lib/viewer"

/** Puts a list of the buyer's into the cart: joined with what it holds, or in its place. */
export async function POST(
  req: MedusaRequest<z.output<typeof OpenListBodySchema>>,
  res: MedusaResponse<CartAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const cartId = req.params.id ?? ""
  const { cart, notices } = await openList(req.scope, { cartId, buyer: cartBuyerOf(buyer), ...req.validatedBody })
  res.json(toCartAnswer(cart, buyer, notices))
}
