import { toStockQuery } from "@billet/backend/catalogue/engine"
import type { IntegrationItemsAnswer, IntegrationItemsQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

const NO_COSTS = { averageCostPerInch: null, averageCostPerKg: null, averageCostPerLb: null }

/** The catalogue, page by page. */
export async function GET(req: MedusaRequest, res: MedusaResponse<IntegrationItemsAnswer>): Promise<void> {
  const { q, limit, offset } = req.validatedQuery as unknown as z.output<typeof IntegrationItemsQuerySchema>
  const index = await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockIndex()
  const { items, total } = index.search(toStockQuery({ limit, offset, searchValues: q ? [q] : [] }))
  res.json({ items: items.map((item) => ({ ...item, ...NO_COSTS })), count: total, limit, offset })
}
