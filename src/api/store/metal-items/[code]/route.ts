import type { ProductDetailAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../../modules/metal-catalogue/service"
import { findItem } from "../../../../workflows/cart/lib/sellable-items"
import { buyerPrices } from "../../../../workflows/pricing/lib/item-price"
import { pricedForBuyer } from "../../../../workflows/pricing/lib/priced-for"
import { toHeatInStock, toPublicItem, toStockLevel } from "../../../lib/item-views"
import { viewerOf } from "../../../lib/viewer"

/** One item with its stock by company and the heats behind it; costs and prices only for who may see them. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductDetailAnswer>): Promise<void> {
  const viewer = await viewerOf(req)
  const item = await findItem(req.scope, req.params.code ?? "")
  const catalogue = req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const seesPrices = viewer?.canSeePrices ?? false
  const [levels, heats, prices] = await Promise.all([
    catalogue.listStockLevels({ item_id: item.id }, { order: { coid: "ASC" } }),
    catalogue.listHeats({ item_id: item.id }, { order: { stock_item_id: "ASC" } }),
    viewer && seesPrices ? buyerPrices(req.scope, item, pricedForBuyer(viewer)) : {},
  ])
  res.json({
    item: toPublicItem(item, seesPrices),
    levels: levels.map(toStockLevel),
    heats: heats.map(toHeatInStock),
    ...prices,
  })
}
