import { toQuickOrderRows, type QuickOrderRow } from "@billet/backend/contract"

/** Pasted text or a CSV as rows; comma, semicolon and tab all part the cells. The parser is loaded when it is needed. */
export async function rowsOfText(text: string): Promise<QuickOrderRow[]> {
  const { parse } = await import("csv-parse/browser/esm/sync")
  const cells: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  })
  return toQuickOrderRows(cells)
}

/** The first of tab, semicolon and comma that the text holds: a decimal comma must not part a cell of a semicolon list. */
export function delimiterOf(text: string): string {
  return ["\t", ";"].find((mark) => text.includes(mark)) ?? ","
}

/** The first sheet of an Excel file, or a text file, as rows. */
export async function rowsOfFile(file: File): Promise<QuickOrderRow[]> {
  if (!/\.xlsx$/i.test(file.name)) return await rowsOfText(await file.text())
  const { readSheet } = await import("read-excel-file/browser")
  return toQuickOrderRows(await readSheet(file))
}
