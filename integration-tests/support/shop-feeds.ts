import type { MedusaContainer } from "@medusajs/framework/types"
import { runFeedImportWorkflow } from "../../src/workflows/catalogue/run-feed-import"
import { takeFeedWorkflow } from "../../src/workflows/catalogue/take-feed"
import { barNamed, heatCsv, heatFields, stockCsv, stockFields } from "./feed-rows"
import type { FeedKind } from "./module-feeds"

/** Product codes of the test shop. Costs are numbers that stand nowhere else, so that a leak is found by looking for them. */
export const BAR = "718 RB 04500 SA120"
export const TUBE = "4140 TB 06000 03000 QT110"
export const FLAT = "316L FL 00750 04000 ANN"
export const LAST_BAR = "718 RB 09000 SA120"
export const NO_PRICE = "625 RB 01000 ANN"
export const SHORT = "174 RB 02000 H1150"

/** 718 round bars of 1.25 to 12.25 in, 360 in each; tests that use a bar up take one of these. */
export const SPARE_BARS = [
  "718 RB 01250 SA",
  "718 RB 02250 SA",
  "718 RB 03250 SA",
  "718 RB 04250 SA",
  "718 RB 05250 SA",
  "718 RB 06250 SA",
  "718 RB 07250 SA",
  "718 RB 08250 SA",
  "718 RB 09250 SA",
  "718 RB 10250 SA",
  "718 RB 11250 SA",
  "718 RB 12250 SA",
] as const

export const COSTS = { lb: 21.7413, inch: 102.7101, kg: 47.9314 }

const STOCK = [
  stockFields({ coid: "INC,EUR", availableInches: "560", availablePieces: "5" }),
  stockFields({
    productCode: TUBE,
    productName: "Alloy 4140 Tube 6.000 x 3.000 in",
    metalCategory: "LOW ALLOY",
    stockGrade: "4140",
    productType: "Tube",
    stockType: "tube",
    productCondition: "QUENCHED AND TEMPERED 110 KSI",
    productSize: "6.000-3.000",
    outerDiameter: "6.000",
    insideDiameter: "3.000",
    avlStkZone: "Z2",
    stratificationRank: "D",
    isPopularItem: "false",
    isSpecialOffer: "true",
    coid: "EUR",
    availableInches: "2400",
    availablePieces: "10",
  }),
  stockFields({
    productCode: FLAT,
    productName: "Alloy 316L Flat Bar 4.000 x 0.750 in",
    metalCategory: "STAINLESS",
    stockGrade: "316/316L",
    stockType: "flat",
    productCondition: "ANNEALED",
    productSize: "4.000-0.750",
    outerDiameter: "",
    avlStkZone: "Z0",
    availableInches: "1000",
    availablePieces: "5",
  }),
  barNamed(LAST_BAR, { productSize: "9.000", outerDiameter: "9.000", availableInches: "120", availablePieces: "1" }),
  barNamed(NO_PRICE, {
    stockGrade: "625",
    productSize: "1.000",
    outerDiameter: "1.000",
    averageCostPerLb: "",
    averageCostPerInch: "",
    averageCostPerKg: "",
  }),
  barNamed(SHORT, {
    metalCategory: "STAINLESS",
    stockGrade: "17-4PH",
    productSize: "2.000",
    outerDiameter: "2.000",
    availableInches: "10",
    availablePieces: "1",
  }),
  ...SPARE_BARS.map((productCode, index) => {
    const size = `${index + 1}.250`
    return barNamed(productCode, { productSize: size, outerDiameter: size, stratificationRank: "C", isPopularItem: "false" })
  }),
]

const HEATS = [
  heatFields(),
  heatFields({
    stockItemId: "S000002",
    coid: "EUR",
    millId: "M200",
    castNumber: "B20002",
    pieces: "2",
    lengthsInInches: "100|100",
  }),
  heatFields({
    stockItemId: "S000003",
    productCode: TUBE,
    coid: "EUR",
    pieces: "10",
    lengthsInInches: Array.from({ length: 10 }, () => "240").join("|"),
  }),
  heatFields({ stockItemId: "S000004", productCode: LAST_BAR, pieces: "1", lengthsInInches: "120" }),
]

export const STOCK_ROWS = STOCK.length

export async function runFeed(
  container: MedusaContainer,
  kind: FeedKind,
  content: string,
): Promise<{ id: string; outcome: string }> {
  const { result: id } = await takeFeedWorkflow(container).run({ input: { kind, content, source: "test", startedBy: null } })
  const { result: outcome } = await runFeedImportWorkflow(container).run({ input: { importId: id } })
  return { id, outcome }
}

/** Loads the test shop's stock through the import that loads a supplier's. */
export async function loadStock(container: MedusaContainer): Promise<void> {
  await runFeed(container, "STOCK", stockCsv(STOCK))
  await runFeed(container, "HEATS", heatCsv(HEATS))
}
