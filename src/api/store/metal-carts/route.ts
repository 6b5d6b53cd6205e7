import { CreateCartBodySchema, DEFAULT_COUNTRY } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { createMetalCartWorkflow } from "../../../workflows/cart/create-metal-cart"
import { cartAnswer } from "../../lib/answer-cart"
import { viewerOf } from "../../lib/viewer"

type Body = z.output<typeof CreateCartBodySchema>

/** A new cart, or the one a signed-in buyer has open already. */
export async function POST(req: MedusaRequest<Body>, res: MedusaResponse): Promise<void> {
  const viewer = await viewerOf(req)
  const { result } = await createMetalCartWorkflow(req.scope).run({
    input: {
      customerId: viewer?.customerId ?? null,
      email: null,
      regionCode: viewer?.regionCode ?? null,
      countryCode: req.validatedBody.countryCode ?? DEFAULT_COUNTRY,
      salesChannelId: (req as MedusaStoreRequest).publishable_key_context?.sales_channel_ids[0] ?? null,
    },
  })
  res.status(result.created ? 201 : 200).json(await cartAnswer(req, result.id, viewer))
}
