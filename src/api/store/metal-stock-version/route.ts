import type { StockVersionAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"

/** Which stock this server's searches find, as a number that grows. */
export async function GET(req: MedusaRequest, res: MedusaResponse<StockVersionAnswer>): Promise<void> {
  res.json({ version: await req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).stockVersion() })
}
