import type { ProductDetailAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../../modules/metal-catalogue/service"
import { findItem } from "../../../../workflows/cart/lib/sellable-items"
import { toHeatInStock, toPublicItem, toStockLevel } from "../../../lib/item-views"

/** One item with its stock by company and the heats behind it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductDetailAnswer>): Promise<void> {
  const item = await findItem(req.scope, req.params.code ?? "")
  const catalogue = req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const levels = await catalogue.listStockLevels({ item_id: item.id }, { order: { coid: "ASC" } })
  const heats = await catalogue.listHeats({ item_id: item.id }, { order: { stock_item_id: "ASC" } })
  res.json({ item: toPublicItem(item, false), levels: levels.map(toStockLevel), heats: heats.map(toHeatInStock) })
}
