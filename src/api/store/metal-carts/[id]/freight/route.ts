import type { FreightBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { quoteFreight } from "../../../../../workflows/shipping/lib/quote-freight"
import { toCartAnswer } from "../../../../lib/answer-cart"
import { buyerOf } from "../../../../lib/viewer"

/** The buyer's cart with what carrying it to an address costs, and the tax there. */
export async function POST(req: MedusaRequest<z.output<typeof FreightBodySchema>>, res: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(req)
  const cartId = req.params.id ?? ""
  const { shippingAddress: to } = req.validatedBody
  const taxExemptUntil = buyer.company?.tax_exempt_until ?? null
  const cart = await quoteFreight(req.scope, { cartId, customerId: buyer.customerId, to, taxExemptUntil })
  res.json(toCartAnswer(cart, buyer, []))
}
