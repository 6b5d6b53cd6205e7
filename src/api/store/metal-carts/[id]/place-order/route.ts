import type { PlaceOrderBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { cartBuyerOf } from "../../../../../workflows/cart/lib/cart-buyer"
import { placeOrder } from "../../../../../workflows/orders/lib/place-order"
import { checkoutInput } from "../../../../lib/checkout-input"
import { idempotent } from "../../../../lib/idempotent"
import { buyerOf } from "../../../../lib/viewer"

type Body = z.output<typeof PlaceOrderBodySchema>

export async function POST(req: MedusaRequest<Body>, res: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(req)
  const input = await checkoutInput(req, buyer)
  const { status, body } = await idempotent(req, buyer.customerId, async () => {
    const placed = await placeOrder(req.scope, input, cartBuyerOf(buyer))
    return { status: placed.alreadyOrdered ? 200 : 201, body: placed }
  })
  res.status(status).json(body)
}
