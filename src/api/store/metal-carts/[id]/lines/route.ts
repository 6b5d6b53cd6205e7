import type { AddLineBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeCart } from "../../../../lib/change-cart"

export async function POST(req: MedusaRequest<z.output<typeof AddLineBodySchema>>, res: MedusaResponse): Promise<void> {
  res.json(await changeCart(req, { kind: "add", ...req.validatedBody }))
}
