import type { PromoCodeBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeCart } from "../../../../lib/change-cart"

/** Puts a promo code on the buyer's cart in place of the one it has; 409 `promo_refused` says why not. */
export async function POST(req: MedusaRequest<z.output<typeof PromoCodeBodySchema>>, res: MedusaResponse): Promise<void> {
  res.json(await changeCart(req, { kind: "promo", code: req.validatedBody.code }))
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await changeCart(req, { kind: "promo", code: null }))
}
