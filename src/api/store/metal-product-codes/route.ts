import { toStockQuery } from "@billet/backend/catalogue/engine"
import { CODES_PER_PART, type ProductCodesAnswer, type ProductCodesQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

/** The product codes in sale, a part at a time. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductCodesAnswer>): Promise<void> {
  const { part } = req.validatedQuery as unknown as z.output<typeof ProductCodesQuerySchema>
  const index = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockIndex()
  const [limit, offset] = part === undefined ? [0, 0] : [CODES_PER_PART, part * CODES_PER_PART]
  const { codes, total } = index.codes(toStockQuery({ hasStockItems: true, sort: "code-asc", limit, offset }))
  res.json({ codes, total, parts: Math.ceil(total / CODES_PER_PART) })
}
