import type { CustomPriceImportAnswer, PriceRowsBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { importCustomPricesWorkflow } from "../../../workflows/pricing/import-custom-prices"
import { idempotent } from "../../lib/idempotent"
import { integratorOf } from "../../lib/integrator"
import { readablePrices } from "../../lib/readable-prices"

/** Writes custom prices; what is wrong with a row is told by row, and the others are written. */
export async function POST(
  req: MedusaRequest<z.output<typeof PriceRowsBodySchema>>,
  res: MedusaResponse<CustomPriceImportAnswer>,
): Promise<void> {
  const key = integratorOf(req)
  const content = req.validatedBody.rows.map((row) => JSON.stringify(row)).join("\n")
  const { prices, ...rows } = await readablePrices(req.scope, content)
  const { status, body } = await idempotent(req, key.id, async () => {
    const { result: counts } = await importCustomPricesWorkflow(req.scope).run({ input: { prices, actorId: key.id } })
    return { status: 200, body: { import: { committed: true, ...rows, ...counts } } }
  })
  res.status(status).json(body as CustomPriceImportAnswer)
}
