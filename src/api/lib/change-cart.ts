import type { CartAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { changeCartLinesWorkflow } from "../../workflows/cart/change-cart-lines"
import type { LineChangeRequest } from "../../workflows/cart/steps/change-lines"
import { cartAnswer } from "./answer-cart"
import { viewerOf } from "./viewer"

/** Runs one change of the cart named in the path and answers the cart as it is then. */
export async function changeCart(req: MedusaRequest, change: LineChangeRequest): Promise<CartAnswer> {
  const viewer = await viewerOf(req)
  const cartId = req.params.id ?? ""
  const { result } = await changeCartLinesWorkflow(req.scope).run({
    input: { cartId, customerId: viewer?.customerId ?? null, seesPrices: viewer?.canSeePrices ?? false, change },
  })
  return await cartAnswer(req, cartId, viewer, result.notices)
}
