import type { FreightBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { quoteFreightWorkflow } from "../../../../../workflows/shipping/quote-freight"
import { changedCartAnswer } from "../../../../lib/answer-cart"
import { buyerOf } from "../../../../lib/viewer"

/** The buyer's cart with what carrying it to an address costs. */
export async function POST(req: MedusaRequest<z.output<typeof FreightBodySchema>>, res: MedusaResponse): Promise<void> {
  const buyer = await buyerOf(req)
  const cartId = req.params.id ?? ""
  const { shippingAddress: to } = req.validatedBody
  await quoteFreightWorkflow(req.scope).run({ input: { cartId, customerId: buyer.customerId, to } })
  res.json(await changedCartAnswer(req, cartId, buyer, []))
}
