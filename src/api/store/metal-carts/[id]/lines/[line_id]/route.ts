import type { UpdateLineBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { changeCart } from "../../../../../lib/change-cart"
import { HttpProblem } from "../../../../../lib/http-problem"
import { customerIdOf } from "../../../../../lib/viewer"

/** Changes a line; visitors who are not signed in may remove lines but not change their pieces (decision 26). */
export async function POST(req: MedusaRequest<z.output<typeof UpdateLineBodySchema>>, res: MedusaResponse): Promise<void> {
  if (!customerIdOf(req)) throw new HttpProblem(401, "unauthorized", "Sign in to change quantities")
  res.json(await changeCart(req, { kind: "update", lineId: req.params.line_id ?? "", ...req.validatedBody }))
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await changeCart(req, { kind: "remove", match: { id: req.params.line_id ?? "" } }))
}
