import type { CustomPriceImportAnswer, ImportCustomPricesBodySchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_PRICING } from "../../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../../modules/metal-pricing/service"
import type { CustomPriceContent, ImportCounts } from "../../../../../modules/metal-pricing/sql/save-custom-prices"
import { importCustomPricesWorkflow } from "../../../../../workflows/pricing/import-custom-prices"
import { readablePrices } from "../../../../lib/readable-prices"
import { actorIdOf } from "../../../../lib/staff"

async function write(scope: MedusaContainer, prices: CustomPriceContent[], actorId: string | null): Promise<ImportCounts> {
  const { result } = await importCustomPricesWorkflow(scope).run({ input: { prices, actorId } })
  return result
}

/** Reads a file of custom prices and says what it would change or, with `commit`, changes it. */
export async function POST(
  req: MedusaRequest<z.output<typeof ImportCustomPricesBodySchema>>,
  res: MedusaResponse<CustomPriceImportAnswer>,
): Promise<void> {
  const { content, commit } = req.validatedBody
  const { prices, ...rows } = await readablePrices(req.scope, content)
  const counts = commit
    ? await write(req.scope, prices, actorIdOf(req))
    : await req.scope.resolve<MetalPricingService>(METAL_PRICING).previewCustomPrices(prices)
  res.json({ import: { committed: commit, ...rows, ...counts } })
}
