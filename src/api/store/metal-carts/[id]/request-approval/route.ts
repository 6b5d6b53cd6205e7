import type { PlaceOrderBodySchema, PurchaseRequestAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { askForApproval } from "../../../../../workflows/company/lib/ask-for-approval"
import { checkoutInput } from "../../../../lib/checkout-input"
import { HttpProblem } from "../../../../lib/http-problem"
import { purchaseAnswer } from "../../../../lib/purchase-answer"
import { buyerOf } from "../../../../lib/viewer"

/** Puts a cart before the company's administrators instead of ordering it. Asked twice, it waits once. */
export async function POST(
  req: MedusaRequest<z.output<typeof PlaceOrderBodySchema>>,
  res: MedusaResponse<PurchaseRequestAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const checkout = await checkoutInput(req, buyer)
  const { company } = checkout
  if (!company) throw new HttpProblem(403, "no_company", "You belong to no company that could approve this order")
  const id = await askForApproval(req.scope, { buyerId: buyer.id, checkout: { ...checkout, company } }, cartBuyerOf(buyer))
  res.status(201).json(await purchaseAnswer(req, id, buyer))
}
