import { HEAT_COLUMNS, STOCK_COLUMNS } from "@billet/backend/catalogue"

type Fields<Column extends string> = Record<Column, string>
export type StockFields = Fields<(typeof STOCK_COLUMNS)[number]>
export type HeatFields = Fields<(typeof HEAT_COLUMNS)[number]>
export type CsvShape = { delimiter?: "," | ";"; eol?: "\n" | "\r\n"; bom?: boolean }

/** A row of the stock feed that nothing is wrong with: 718 round bar, 4.500 in, 360 in in three bars at INC. */
export function stockFields(changes: Partial<StockFields> = {}): StockFields {
  return {
    productCode: "718 RB 04500 SA120",
    productName: "Alloy 718 Round Bar 4.500 in",
    productCategory: "Metals",
    metalCategory: "NICKEL",
    stockGrade: "718",
    productType: "Bar",
    stockType: "round",
    productCondition: "SOLUTION ANNEALED AND AGED",
    productSize: "4.500",
    outerDiameter: "4.500",
    insideDiameter: "",
    coid: "INC",
    stratificationRank: "A",
    avlStkZone: "Z4",
    isSpecialOffer: "false",
    isPopularItem: "true",
    averageCostPerLb: "21.7413",
    averageCostPerInch: "102.7101",
    averageCostPerKg: "47.9314",
    availableInches: "360",
    availablePieces: "3",
    ...changes,
  }
}

/** The same bar under another code. */
export function barNamed(productCode: string, changes: Partial<StockFields> = {}): StockFields {
  return stockFields({ productCode, productName: `Bar ${productCode}`, ...changes })
}

/** A heat of that bar: three bars of 120 in at INC. */
export function heatFields(changes: Partial<HeatFields> = {}): HeatFields {
  return {
    stockItemId: "S000001",
    productCode: "718 RB 04500 SA120",
    coid: "INC",
    millId: "M100",
    castNumber: "A10001",
    pieces: "3",
    lengthsInInches: "120|120|120",
    meltCountry: "US",
    baseSpecification: "AMS 5662",
    yieldStrengthKsi: "150",
    tensileStrengthKsi: "185.5",
    elongationPercent: "20",
    hardness: "40",
    certificateType: "3.1",
    ...changes,
  }
}

function toCsv<Column extends string>(columns: readonly Column[], rows: Fields<Column>[], shape: CsvShape): string {
  const { delimiter = ",", eol = "\n", bom = false } = shape
  const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
  const lines = [columns.join(delimiter), ...rows.map((row) => columns.map((column) => cell(row[column])).join(delimiter))]
  return (bom ? "\uFEFF" : "") + lines.join(eol) + eol
}

export const stockCsv = (rows: StockFields[], shape: CsvShape = {}) => toCsv(STOCK_COLUMNS, rows, shape)
export const heatCsv = (rows: HeatFields[], shape: CsvShape = {}) => toCsv(HEAT_COLUMNS, rows, shape)

/** Rows as NDJSON, in which an ERP writes numbers, booleans and lists as such. */
export function toNdjson(rows: Record<string, string>[]): string {
  const typed = (name: string, text: string): unknown => {
    if (name === "coid") return text.split(",")
    if (name === "lengthsInInches") return text.split("|").map(Number)
    if (text === "true" || text === "false") return text === "true"
    if (text === "") return null
    return /Diameter|average|available|pieces|Ksi|Percent|hardness/.test(name) ? Number(text) : text
  }
  return rows
    .map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, text]) => [name, typed(name, text)]))))
    .join("\n")
}
