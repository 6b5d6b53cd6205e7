import { withDatabase } from "../../lib/sql.mjs"
import { copyIn } from "../lib/copy-in.mjs"
import { generateStock } from "../search/stock-generator.mjs"

const ITEM_COLUMNS = [
  "id",
  "product_code",
  "normalised_code",
  "product_name",
  "product_category",
  "metal_category",
  "stock_grade",
  "product_type",
  "stock_type",
  "product_condition",
  "product_size",
  "outer_diameter_mils",
  "inside_diameter_mils",
  "coid",
  "stratification_rank",
  "avl_stk_zone",
  "is_special_offer",
  "is_popular_item",
  "cost_per_lb_e4",
  "cost_per_inch_e4",
  "cost_per_kg_e4",
  "feed_pieces",
  "withdrawn",
]
const LEVEL_COLUMNS = ["id", "item_id", "coid", "on_hand_mils", "reserved_mils", "longest_mils", "pieces"]
const MARK = "bench-stock"

/** Puts the generated stock into the stock tables of a migrated database, unless it is there already. Nothing logs the change. */
export async function fillStock(url, count) {
  await withDatabase(url, async (client) => {
    const { rows } = await client.query("select value from metal_setting where key = $1", [MARK])
    if (rows[0]?.value === count) return
    await client.query("truncate metal_stock_item, metal_stock_level, metal_heat, metal_stock_change cascade")
    for (const table of ["metal_stock_item", "metal_stock_level"]) await client.query(`alter table ${table} disable trigger user`)
    await copyIn(client, `metal_stock_item (${ITEM_COLUMNS})`, itemRows(count))
    await copyIn(client, `metal_stock_level (${LEVEL_COLUMNS})`, levelRows(count))
    for (const table of ["metal_stock_item", "metal_stock_level"]) await client.query(`alter table ${table} enable trigger user`)
    await client.query("vacuum analyze metal_stock_item, metal_stock_level")
    await client.query(
      "insert into metal_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
      [MARK, JSON.stringify(count)],
    )
  })
}

const idOf = (at) => `bench_${String(at).padStart(8, "0")}`
const mils = (inches) => (inches === null ? null : Math.round(inches * 1000))
const e4 = (dollars) => (dollars === null ? null : Math.round(dollars * 10_000))

function* itemRows(count) {
  let at = 0
  for (const item of generateStock(count)) {
    yield [
      idOf(at++),
      item.productCode,
      item.productCode.toLowerCase().replace(/ /g, "_"),
      item.productName,
      item.productCategory,
      item.metalCategory,
      item.stockGrade,
      item.productType,
      item.stockType,
      item.productCondition,
      item.productSize,
      mils(item.outerDiameter),
      mils(item.insideDiameter),
      item.coid,
      item.stratificationRank,
      item.avlStkZone,
      item.isSpecialOffer,
      item.isPopularItem,
      e4(item.averageCostPerLb),
      e4(item.averageCostPerInch),
      e4(item.averageCostPerKg),
      item.availablePieces,
      item.withdrawn,
    ]
  }
}

/** What there is of an item lies with its companies in equal parts. */
function* levelRows(count) {
  let at = 0
  let next = 0
  for (const item of generateStock(count)) {
    const id = idOf(at++)
    const coids = item.coid === "" ? ["INC"] : item.coid.split(",")
    for (const [turn, coid] of coids.entries()) {
      const onHand = Math.floor(item.availableInches / coids.length) + (turn < item.availableInches % coids.length ? 1 : 0)
      yield [
        `level_${String(next++).padStart(8, "0")}`,
        id,
        coid,
        onHand * 1000,
        0,
        Math.min(onHand * 1000, 144_000),
        Math.ceil(onHand / 144),
      ]
    }
  }
}
