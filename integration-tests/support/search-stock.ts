import { gradeOf, normaliseProductCode } from "@billet/backend/catalogue"
import type { IndexRow } from "@billet/backend/catalogue/engine"
import type { CatalogueItem } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"

type Shape = Pick<CatalogueItem, "productType" | "stockType" | "productSize" | "outerDiameter" | "insideDiameter"> & { code: string; name: string }

const round = (size: string): Shape => ({
  code: `RB ${size.replace(".", "").padStart(5, "0")}`,
  name: `Round Bar ${size}`,
  productType: "Bar",
  stockType: "round",
  productSize: size,
  outerDiameter: Number(size),
  insideDiameter: null,
})
const tube = (outer: string, inner: string): Shape => ({
  code: `TB ${outer.replace(".", "").padStart(5, "0")} ${inner.replace(".", "").padStart(5, "0")}`,
  name: `Tube ${outer} x ${inner}`,
  productType: "Tube",
  stockType: "tube",
  productSize: `${outer}-${inner}`,
  outerDiameter: Number(outer),
  insideDiameter: Number(inner),
})
const flat = (width: string, height: string): Shape => ({
  code: `FL ${width.replace(".", "").padStart(5, "0")} ${height.replace(".", "").padStart(5, "0")}`,
  name: `Flat Bar ${width} x ${height}`,
  productType: "Other",
  stockType: "flat",
  productSize: `${width}-${height}`,
  outerDiameter: null,
  insideDiameter: null,
})

const SHAPES = [round("0.500"), round("4.500"), round("10.250"), tube("4.500", "1.250"), tube("6.000", "3.000"), flat("4.000", "0.750")]
const GRADES = [
  ["718", "NICKEL", "SOLUTION ANNEALED AND AGED", "SA120"],
  ["625", "NICKEL", "ANNEALED", "ANN"],
  ["316L", "STAINLESS", "ANNEALED", "ANN"],
  ["4140", "LOW ALLOY", "QUENCHED & TEMPERED (110K)", "QT110"],
] as const
const COIDS = ["INC", "EUR", "INC,EUR", "", "SIN", "INC,DUB,EUR"]
const ZONES = ["Z4", "Z0", "Z3", "Z2", "Z4", "Z1"] as const
const RANKS = ["A", "D", "C", "B", "D"] as const

/** Every shape in every grade, twice: 48 items of which no two neighbours have the same stock. */
export const SEARCHED_ITEMS: CatalogueItem[] = GRADES.flatMap(([stockGrade, metalCategory, productCondition, suffix], grade) =>
  SHAPES.flatMap((shape, at) =>
    ["", "2"].map((again): CatalogueItem => {
      const turn = (grade * SHAPES.length + at) * 2 + again.length
      const { code, name, ...facts } = shape
      return {
        productCode: `${stockGrade} ${code} ${suffix}${again}`,
        productName: `Alloy ${stockGrade} ${name} in${turn % 7 === 0 ? " Peeled" : ""}`,
        productCategory: turn % 5 === 0 ? "Offcuts" : "Metals",
        metalCategory,
        stockGrade,
        productCondition,
        ...facts,
        coid: COIDS[turn % COIDS.length] ?? "",
        stratificationRank: RANKS[turn % RANKS.length] ?? "D",
        avlStkZone: ZONES[(turn + grade) % ZONES.length] ?? "Z0",
        isSpecialOffer: turn % 9 === 0,
        isPopularItem: turn % 8 === 3,
        averageCostPerInch: turn % 6 === 0 ? null : 10.5 + turn / 10,
        averageCostPerKg: turn % 6 === 0 ? null : 20.1234,
        averageCostPerLb: turn % 6 === 0 ? null : 9.1278,
        availableInches: turn % 4 === 0 ? 0 : 100.125 * turn,
        availablePieces: turn,
        withdrawn: turn % 11 === 10,
      }
    }),
  ),
)

/** The same as the engine takes them, with what their grades are also called. */
export const SEARCHED_ROWS: IndexRow[] = SEARCHED_ITEMS.map((item) => {
  const grade = gradeOf(item.stockGrade)
  return { ...item, searchTerms: grade ? [...grade.uns, ...grade.commonNames] : [] }
})

const whole = (value: number | null, parts: number) => (value === null ? null : Math.round(value * parts))

/** Writes the items into the stock tables; what an item has lies with its first company, or with none. */
export async function writeSearchedStock(container: MedusaContainer): Promise<void> {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  const items = await catalogue.createStockItems(SEARCHED_ITEMS.map(toRow))
  const ids = new Map(items.map(({ id, product_code }) => [product_code, id]))
  await catalogue.createStockLevels(
    SEARCHED_ITEMS.filter(({ availableInches }) => availableInches > 0).map((item) => ({
      item_id: ids.get(item.productCode) ?? "",
      coid: item.coid.split(",")[0] || "INC",
      on_hand_mils: (whole(item.availableInches, 1000) ?? 0) + 500,
      reserved_mils: 500,
    })),
  )
}

const toRow = (item: CatalogueItem) => ({
  product_code: item.productCode,
  normalised_code: normaliseProductCode(item.productCode),
  product_name: item.productName,
  product_category: item.productCategory,
  metal_category: item.metalCategory,
  stock_grade: item.stockGrade,
  product_type: item.productType,
  stock_type: item.stockType,
  product_condition: item.productCondition,
  product_size: item.productSize,
  outer_diameter_mils: whole(item.outerDiameter, 1000),
  inside_diameter_mils: whole(item.insideDiameter, 1000),
  coid: item.coid,
  stratification_rank: item.stratificationRank,
  avl_stk_zone: item.avlStkZone,
  is_special_offer: item.isSpecialOffer,
  is_popular_item: item.isPopularItem,
  cost_per_lb_e4: whole(item.averageCostPerLb, 10_000),
  cost_per_inch_e4: whole(item.averageCostPerInch, 10_000),
  cost_per_kg_e4: whole(item.averageCostPerKg, 10_000),
  feed_pieces: item.availablePieces,
  withdrawn: item.withdrawn,
})
