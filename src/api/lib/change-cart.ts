import type { CartAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { changeCartLinesWorkflow } from "../../workflows/cart/change-cart-lines"
import { cartBuyerOf } from "../../workflows/cart/lib/cart-buyer"
import type { LineChangeRequest } from "../../workflows/cart/lib/line-change"
import { changedCartAnswer } from "./answer-cart"
import { viewerOf } from "./viewer"

/** Runs one change of the cart named in the path and answers the cart as it is then. */
export async function changeCart(req: MedusaRequest, change: LineChangeRequest): Promise<CartAnswer> {
  const viewer = await viewerOf(req)
  const cartId = req.params.id ?? ""
  const { result } = await changeCartLinesWorkflow(req.scope).run({ input: { cartId, buyer: cartBuyerOf(viewer), change } })
  return await changedCartAnswer(req, cartId, viewer, result.notices)
}
