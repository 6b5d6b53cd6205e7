import type { FeedRejectionView } from "./admin-catalogue-schema"

/** A cell that a spreadsheet would take for a formula is marked as text: feeds come from outside. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, "\"\"")}"` : safe
}

const line = (values: (string | number)[]) => `${values.map(cell).join(",")}\r\n`

/** How the file of what an import refused starts; the mark in front lets spreadsheets read it as UTF-8. */
export const REJECTIONS_CSV_HEAD = `\uFEFF${line(["line", "field", "value", "reason"])}`

/** Refused fields as lines of that file. */
export function rejectionsCsvLines(rejections: FeedRejectionView[]): string {
  return rejections.map((one) => line([one.line, one.field, one.value, one.reason])).join("")
}
