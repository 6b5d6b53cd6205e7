const MAX_SEQUENCE = 999_999

/** The parts of an order or invoice number. `sequence` counts from 1 within the year. */
export type DocumentNumber = { year: number; sequence: number }

/** An order number, SO-YYYY-NNNNNN (decision 33). @throws RangeError for a year or sequence that does not fit. */
export function formatOrderNumber(year: number, sequence: number): string {
  return format("SO", year, sequence)
}

/** An invoice number, INV-YYYY-NNNNNN (decision 33). @throws RangeError for a year or sequence that does not fit. */
export function formatInvoiceNumber(year: number, sequence: number): string {
  return format("INV", year, sequence)
}

/** The parts of an order number; null for any other text. */
export function parseOrderNumber(text: string): DocumentNumber | null {
  return parse("SO", text)
}

/** The parts of an invoice number; null for any other text. */
export function parseInvoiceNumber(text: string): DocumentNumber | null {
  return parse("INV", text)
}

function format(prefix: string, year: number, sequence: number): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`${year} is not a year of four digits`)
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > MAX_SEQUENCE)
    throw new RangeError(`${sequence} is not a whole number from 1 to ${MAX_SEQUENCE}`)
  return `${prefix}-${year}-${String(sequence).padStart(6, "0")}`
}

function parse(prefix: string, text: string): DocumentNumber | null {
  const match = new RegExp(`^${prefix}-([1-9]\\d{3})-(\\d{6})$`).exec(text)
  if (!match) return null
  const sequence = Number(match[2])
  return sequence === 0 ? null : { year: Number(match[1]), sequence }
}
