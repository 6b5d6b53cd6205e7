import type { CatalogueItem, FacetField } from "@billet/backend/contract"

export type ItemColumn = keyof CatalogueItem

/** The fields of a catalogue item under the names of the index; where the entity has the same fact, under its name. */
export const ITEM_COLUMNS = {
  productCode: "product_code",
  productName: "product_name",
  productCategory: "product_category",
  metalCategory: "metal_category",
  stockGrade: "stock_grade",
  productType: "product_type",
  stockType: "stock_type",
  productCondition: "product_condition",
  productSize: "product_size",
  outerDiameter: "outer_diameter",
  insideDiameter: "inside_diameter",
  coid: "coid",
  stratificationRank: "stratification_rank",
  avlStkZone: "avl_stk_zone",
  isSpecialOffer: "is_special_offer",
  isPopularItem: "is_popular_item",
  averageCostPerInch: "average_cost_per_inch",
  averageCostPerKg: "average_cost_per_kg",
  averageCostPerLb: "average_cost_per_lb",
  availableInches: "available_inches",
  availablePieces: "available_pieces",
  withdrawn: "withdrawn",
} as const satisfies Record<ItemColumn, string>

/** What each facet counts. A company is one of a list. */
export const FACET_COLUMNS = {
  metalCategory: "metal_category",
  productType: "product_type",
  stockType: "stock_type",
  stockGrade: "stock_grade",
  productSize: "product_size",
  productCondition: "product_condition",
  coid: "coids",
} as const satisfies Record<FacetField, string>
