import type { CatalogueItem, HeatInStock, StockLevel } from "@billet/backend/contract"
import type { InferTypeOf } from "@medusajs/framework/types"
import type { Heat } from "../../modules/metal-catalogue/models/heat"
import type { StockLevel as StockLevelModel } from "../../modules/metal-catalogue/models/stock-level"
import type { StoredCatalogueItem } from "../../modules/metal-catalogue/sql/read-catalogue-items"

/** An item without our keys, and without costs for who may not see prices (decision 14). */
export function toPublicItem(stored: StoredCatalogueItem, seesPrices: boolean): CatalogueItem {
  const { id: _id, variantId: _variantId, ...item } = stored
  return seesPrices ? item : { ...item, averageCostPerInch: null, averageCostPerKg: null, averageCostPerLb: null }
}

export function toStockLevel(level: InferTypeOf<typeof StockLevelModel>): StockLevel {
  return {
    coid: level.coid,
    availableInches: (level.on_hand_mils - level.reserved_mils) / 1000,
    longestInches: level.longest_mils / 1000,
    pieces: level.pieces,
  }
}

export function toHeatInStock(heat: InferTypeOf<typeof Heat>): HeatInStock {
  return {
    stockItemId: heat.stock_item_id,
    coid: heat.coid,
    millId: heat.mill_id,
    castNumber: heat.cast_number,
    pieces: heat.pieces,
    lengthsInInches: (heat.lengths_mils as unknown as number[]).map((mils) => mils / 1000),
    meltCountry: heat.melt_country,
    baseSpecification: heat.base_specification,
    yieldStrengthKsi: heat.yield_strength_ksi,
    tensileStrengthKsi: heat.tensile_strength_ksi,
    elongationPercent: heat.elongation_percent,
    hardness: heat.hardness,
    certificateType: heat.certificate_type,
  }
}
