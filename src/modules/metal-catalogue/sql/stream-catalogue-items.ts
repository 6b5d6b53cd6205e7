import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type {
  CatalogueItem,
  MetalCategory,
  ProductType,
  StockType,
  StockZone,
  StratificationRank,
} from "@billet/backend/contract"
import { LEVELS_OF_ALL } from "./read-catalogue-items"

const STEP = 10_000
/** The unit separator of ASCII, which no text of ours holds: the feed refuses control characters. */
const SEPARATOR = "\x1f"

/**
 * Two texts per item instead of two dozen columns: the driver would make an object of every row, which for a million costs
 * more than everything else. What no two items share comes apart from the rest.
 */
const ITEMS = `
  select i.product_code || chr(31) || i.product_name as own, concat_ws(chr(31), i.product_category, i.metal_category,
    i.stock_grade, i.product_type, i.stock_type, i.product_condition, i.product_size, coalesce(i.outer_diameter_mils::text, ''),
    coalesce(i.inside_diameter_mils::text, ''), i.coid, i.stratification_rank, i.avl_stk_zone,
    coalesce(i.cost_per_inch_e4::text, ''), coalesce(i.cost_per_kg_e4::text, ''), coalesce(i.cost_per_lb_e4::text, ''),
    coalesce(l.mils, 0)::text, i.feed_pieces::text,
    i.is_special_offer::int + 2 * i.is_popular_item::int + 4 * i.withdrawn::int) as facts
  from metal_stock_item i ${LEVELS_OF_ALL} where i.deleted_at is null order by i.product_code`

type Row = { own: string; facts: string }

/** Hands on every catalogue item, in order of product code and as of one moment, holding few at a time. Needs a transaction. */
export async function streamCatalogueItems(sql: SqlEntityManager, take: (item: CatalogueItem) => void): Promise<void> {
  await sql.execute(`declare catalogue_items no scroll cursor for ${ITEMS}`)
  const fetch = async (): Promise<Row[]> => await sql.execute(`fetch ${STEP} from catalogue_items`)
  let next = fetch()
  for (let rows = await next; rows.length > 0; rows = await next) {
    // The database prepares the next rows while these are taken in.
    next = fetch()
    // Heard when it is awaited; if taking in fails before that, it must not fail unheard.
    next.catch(() => undefined)
    for (const row of rows) take(toItem(row))
  }
  await sql.execute("close catalogue_items")
}

function toItem({ own, facts }: Row): CatalogueItem {
  const middle = own.indexOf(SEPARATOR)
  const parts = facts.split(SEPARATOR)
  const text = (at: number): string => parts[at] ?? ""
  const flags = Number(text(17))
  return {
    productCode: own.slice(0, middle),
    productName: own.slice(middle + 1),
    productCategory: text(0),
    metalCategory: text(1) as MetalCategory,
    stockGrade: text(2),
    productType: text(3) as ProductType,
    stockType: text(4) as StockType,
    productCondition: text(5),
    productSize: text(6),
    outerDiameter: amount(text(7), 1000),
    insideDiameter: amount(text(8), 1000),
    coid: text(9),
    stratificationRank: text(10) as StratificationRank,
    avlStkZone: text(11) as StockZone,
    averageCostPerInch: amount(text(12), 10_000),
    averageCostPerKg: amount(text(13), 10_000),
    averageCostPerLb: amount(text(14), 10_000),
    availableInches: amount(text(15), 1000) ?? 0,
    availablePieces: Number(text(16)),
    isSpecialOffer: (flags & 1) !== 0,
    isPopularItem: (flags & 2) !== 0,
    withdrawn: (flags & 4) !== 0,
  }
}

/** Whole thousandths of an inch, or ten-thousandths of a dollar, as the contract has them. */
function amount(text: string, parts: number): number | null {
  return text === "" ? null : Number(text) / parts
}
