import { toStockQuery } from "@billet/backend/catalogue/engine"
import type { AdminStockAnswer, AdminStockQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

/** The stock as the sales desk searches it, costs and withdrawn items included. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminStockAnswer>): Promise<void> {
  const { q, inSale, ...query } = req.validatedQuery as unknown as z.output<typeof AdminStockQuerySchema>
  const index = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockIndex()
  const { items, total, facets } = index.search(
    toStockQuery({ ...query, searchValues: q ? [q] : [], hasStockItems: inSale === "true", facets: true }),
  )
  res.json({ items, count: total, limit: query.limit, offset: query.offset, facets })
}
