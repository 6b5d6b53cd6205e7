import type { AddLinesBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeCart } from "../../../../../lib/change-cart"
import { sellableLines } from "../../../../../lib/sellable-lines"

/** Adds many lines in one go: all of them, or none. */
export async function POST(req: MedusaRequest<z.output<typeof AddLinesBodySchema>>, res: MedusaResponse): Promise<void> {
  const added = await sellableLines(req.scope, req.validatedBody.lines)
  res.json(await changeCart(req, { kind: "add-many", added }))
}
