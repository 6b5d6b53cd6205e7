import { CUSTOM_PRICE_CSV_COLUMNS, CustomPriceBodySchema, type CatalogueItem } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { readFeed, type FeedRecord } from "../../../modules/metal-catalogue/feed/read-feed"
import { breathe } from "../../../modules/metal-pricing/follow/in-steps"
import type { CustomPriceContent } from "../../../modules/metal-pricing/sql/save-custom-prices"
import { readCell } from "./custom-price-csv"
import { itemsToPrice } from "./items-to-price"
import { companiesNamed, customersNamed } from "./known-owner"

export type Rejection = { line: number; field: string; value: string; reason: string }
/** The rows of a file of custom prices: what can be written, each agreement once, and what is wrong with the others. */
export type ReadCustomPrices = { totalRows: number; prices: CustomPriceContent[]; rejectedRows: number; rejections: Rejection[] }

/** A file that is none of custom prices, and why. */
export class UnreadablePricesError extends Error {
  override readonly name = "UnreadablePricesError"
}

const REQUIRED = ["productCode", "customPrice", "unit"]
const ROWS_AT_ONCE = 500
const MOST_SHOWN = 200
const NUMBER = /^-?\d+(\.\d+)?$/

type Known = { items: Map<string, CatalogueItem>; companies: Map<string, string>; customers: Map<string, string> }
type Cells = Record<string, string>
type Outcome = { price: CustomPriceContent } | { problems: Omit<Rejection, "line">[] }

/** Reads a file; what it names is looked up all at once and its rows are checked in steps. */
export async function readCustomPrices(container: MedusaContainer, content: string): Promise<ReadCustomPrices> {
  const records = readRecords(content)
  const named = (column: string) => new Set(records.map(({ record }) => readCell(record[column])).filter(Boolean))
  const known: Known = {
    items: await itemsToPrice(container, new Set(records.map(({ record }) => codeOf(record)))),
    companies: await companiesNamed(container, named("company")),
    customers: await customersNamed(container, named("customer")),
  }
  const result: ReadCustomPrices = { totalRows: records.length, prices: [], rejectedRows: 0, rejections: [] }
  const lines = new Map<string, number>()
  for (const [index, row] of records.entries()) {
    take(result, lines, row, readRow(row, known))
    if (index % ROWS_AT_ONCE === 0) await breathe()
  }
  return result
}

function readRecords(content: string): FeedRecord[] {
  const { header, records } = readFeed(content)
  const missing = REQUIRED.filter((name) => !header.includes(name))
  const unknown = header.filter((name) => !(CUSTOM_PRICE_CSV_COLUMNS as readonly string[]).includes(name))
  if (missing.length) throw new UnreadablePricesError(`lacks the columns ${missing.join(", ")}`)
  if (unknown.length) throw new UnreadablePricesError(`has columns nobody knows: ${unknown.join(", ")}`)
  if (!records.length) throw new UnreadablePricesError("holds no rows")
  return records
}

function take(result: ReadCustomPrices, lines: Map<string, number>, { line }: FeedRecord, outcome: Outcome): void {
  const first = "price" in outcome ? lines.get(agreementOf(outcome.price)) : undefined
  const problems =
    "problems" in outcome ? outcome.problems : first ? [{ field: "", value: "", reason: `repeats line ${first}` }] : []
  if ("price" in outcome && !problems.length) {
    lines.set(agreementOf(outcome.price), line)
    result.prices.push(outcome.price)
    return
  }
  result.rejectedRows += 1
  for (const problem of problems) if (result.rejections.length < MOST_SHOWN) result.rejections.push({ line, ...problem })
}

/** What makes two rows the same agreement, as the table's unique index has it. */
function agreementOf({ productCode, companyId, customerId, coid, unit, effectiveDate }: CustomPriceContent): string {
  return JSON.stringify([productCode, companyId, customerId, coid, unit, effectiveDate])
}

const codeOf = (record: Record<string, string>) => readCell(record.productCode).replace(/\s+/g, " ").toUpperCase()

/** A number where it is written as one; else the text, which the schema refuses with its reason. */
function numberOf(text: string): number | string | null {
  if (text === "") return null
  return NUMBER.test(text) ? Number(text) : text
}

function readRow({ record, problem }: FeedRecord, known: Known): Outcome {
  if (problem) return { problems: [{ field: "", value: "", reason: problem }] }
  const cells: Cells = Object.fromEntries(CUSTOM_PRICE_CSV_COLUMNS.map((column) => [column, readCell(record[column])]))
  const { company = "", customer = "" } = cells
  const companyId = company && known.companies.get(company)
  const customerId = customer && (known.customers.get(customer) ?? known.customers.get(customer.toLowerCase()))
  const code = codeOf(record)
  const problems = [
    ...(known.items.has(code) ? [] : [{ field: "productCode", value: code, reason: "is not in the catalogue" }]),
    ...(companyId === undefined ? [{ field: "company", value: company, reason: "is no company's name or id, or more than one's" }] : []),
    ...(customerId === undefined ? [{ field: "customer", value: customer, reason: "is no customer's e-mail address or id" }] : []),
  ]
  if (problems.length) return { problems }
  return readBody(cells, { productCode: code, companyId: companyId || null, customerId: customerId || null })
}

const COLUMN_OF: Record<string, string> = { companyId: "company", customerId: "customer" }

function readBody(cells: Cells, names: Pick<CustomPriceContent, "productCode" | "companyId" | "customerId">): Outcome {
  const { coid, unit, effectiveDate, expiryDate, notes } = cells
  const body = CustomPriceBodySchema.safeParse({
    ...names,
    coid,
    unit: unit?.toLowerCase(),
    effectiveDate,
    expiryDate,
    notes,
    customPrice: numberOf(cells.customPrice ?? ""),
    originalPrice: numberOf(cells.originalPrice ?? ""),
    discountPercent: numberOf(cells.discountPercent ?? ""),
  })
  if (body.success) return { price: body.data }
  const problems = body.error.issues.map(({ path, message }) => {
    const field = COLUMN_OF[String(path[0] ?? "")] ?? String(path[0] ?? "")
    return { field, value: (cells[field] ?? "").slice(0, 200), reason: message }
  })
  return { problems }
}
