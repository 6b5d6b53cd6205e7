import { CUSTOM_PRICE_CSV_COLUMNS } from "@billet/backend/contract"
import type { CustomPriceRow } from "../../../modules/metal-pricing/sql/list-custom-prices"

type Column = (typeof CUSTOM_PRICE_CSV_COLUMNS)[number]

/** A text that a spreadsheet would take for a formula is marked as text; `readCell` takes the mark off again. */
function cell(value: string | number | null): string {
  if (value === null) return ""
  const text = String(value).replace(/[\r\n]+/g, " ")
  const safe = typeof value === "string" && /^'*[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** A cell as it was before it was written for spreadsheets. */
export function readCell(text: string | undefined): string {
  const value = (text ?? "").trim()
  return /^'+[=+\-@\t]/.test(value) ? value.slice(1) : value
}

const line = (values: (string | number | null)[]) => `${values.map(cell).join(",")}\r\n`

/** How the file starts; the mark in front lets spreadsheets read it as UTF-8. */
export const CUSTOM_PRICE_CSV_HEAD = `\uFEFF${line([...CUSTOM_PRICE_CSV_COLUMNS])}`

/** Custom prices as lines of the file; owners by the names given, which an import understands. */
export function customPriceCsvLines(rows: CustomPriceRow[], owners: ReadonlyMap<string, string>): string {
  return rows.map((row) => line(CUSTOM_PRICE_CSV_COLUMNS.map((column) => CELLS[column](row, owners)))).join("")
}

const owner = (id: string | null, owners: ReadonlyMap<string, string>) => (id === null ? null : (owners.get(id) ?? id))

const CELLS: Record<Column, (row: CustomPriceRow, owners: ReadonlyMap<string, string>) => string | number | null> = {
  productCode: (row) => row.productCode,
  company: (row, owners) => owner(row.companyId, owners),
  customer: (row, owners) => owner(row.customerId, owners),
  coid: (row) => row.coid,
  customPrice: (row) => row.customPrice,
  unit: (row) => row.unit,
  originalPrice: (row) => row.originalPrice,
  discountPercent: (row) => row.discountPercent,
  effectiveDate: (row) => row.effectiveDate,
  expiryDate: (row) => row.expiryDate,
  notes: (row) => row.notes,
}
