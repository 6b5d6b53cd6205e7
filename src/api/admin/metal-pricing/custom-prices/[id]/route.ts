import type { CustomPriceAnswer, EditCustomPriceBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { saveCustomPriceWorkflow } from "../../../../../workflows/pricing/save-custom-price"
import { customPriceView } from "../../../../lib/custom-price-views"
import { actorIdOf } from "../../../../lib/staff"

export async function GET(req: MedusaRequest, res: MedusaResponse<CustomPriceAnswer>): Promise<void> {
  res.json({ customPrice: await customPriceView(req.scope, req.params.id ?? "") })
}

/** Replaces a custom price; `isActive: false` takes it out of use. 409 when someone else changed it since it was opened. */
export async function POST(
  req: MedusaRequest<z.output<typeof EditCustomPriceBodySchema>>,
  res: MedusaResponse<CustomPriceAnswer>,
): Promise<void> {
  const { version, ...price } = req.validatedBody
  const id = req.params.id ?? ""
  await saveCustomPriceWorkflow(req.scope).run({ input: { price, at: { id, version }, actorId: actorIdOf(req) } })
  res.json({ customPrice: await customPriceView(req.scope, id) })
}
