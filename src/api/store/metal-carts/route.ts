import { CreateCartBodySchema, DEFAULT_COUNTRY } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { cartBuyerOf } from "../../../workflows/cart/lib/cart-buyer"
import { openOrNewCart } from "../../../workflows/cart/lib/open-or-new-cart"
import { cartAnswer } from "../../lib/answer-cart"
import { viewerOf } from "../../lib/viewer"

type Body = z.output<typeof CreateCartBodySchema>

/** A new cart, or the one a signed-in buyer has open already. */
export async function POST(req: MedusaRequest<Body>, res: MedusaResponse): Promise<void> {
  const viewer = await viewerOf(req)
  const cart = await openOrNewCart(req.scope, {
    buyer: cartBuyerOf(viewer),
    regionCode: viewer?.regionCode ?? null,
    countryCode: req.validatedBody.countryCode ?? DEFAULT_COUNTRY,
    salesChannelId: (req as MedusaStoreRequest).publishable_key_context?.sales_channel_ids[0] ?? null,
  })
  res.status(cart.created ? 201 : 200).json(await cartAnswer(req, cart.id, viewer))
}
