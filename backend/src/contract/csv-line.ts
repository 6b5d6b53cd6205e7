/** In front of a file it lets spreadsheets read it as UTF-8. */
export const CSV_MARK = "\uFEFF"

/** One line of a CSV file. A text that a spreadsheet would take for a formula is marked as text: it comes from outside. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`
}

function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value)
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
