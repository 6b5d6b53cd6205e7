import type { CartAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { cartBuyerOf } from "../../workflows/cart/lib/cart-buyer"
import { changeLines } from "../../workflows/cart/lib/change-lines"
import type { LineChangeRequest } from "../../workflows/cart/lib/line-change"
import { toCartAnswer } from "./answer-cart"
import { viewerOf } from "./viewer"

/** Makes one change of the cart named in the path and answers the cart as it is then. */
export async function changeCart(req: MedusaRequest, change: LineChangeRequest): Promise<CartAnswer> {
  const viewer = await viewerOf(req)
  const cartId = req.params.id ?? ""
  const { cart, notices } = await changeLines(req.scope, { cartId, buyer: cartBuyerOf(viewer), change })
  return toCartAnswer(cart, viewer, notices)
}
