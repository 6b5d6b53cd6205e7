import type { AdminStockItemAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_CATALOGUE } from "../../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../../modules/metal-catalogue/service"
import { findItem } from "../../../../workflows/cart/lib/sellable-items"
import { toHeatInStock, toPublicItem, toStockLevel } from "../../../lib/item-views"

/** One item with its stock by company, what is reserved of it, and the heats behind it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminStockItemAnswer>): Promise<void> {
  const item = await findItem(req.scope, req.params.code ?? "")
  const catalogue = req.scope.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const [levels, heats] = await Promise.all([
    catalogue.listStockLevels({ item_id: item.id }, { order: { coid: "ASC" } }),
    catalogue.listHeats({ item_id: item.id }, { order: { stock_item_id: "ASC" } }),
  ])
  res.json({
    item: toPublicItem(item, true),
    levels: levels.map((level) => ({
      ...toStockLevel(level),
      onHandInches: level.on_hand_mils / 1000,
      reservedInches: level.reserved_mils / 1000,
    })),
    heats: heats.map(toHeatInStock),
  })
}
