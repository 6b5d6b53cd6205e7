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

/** For the file field's `accept`, which a browser offers but does not hold anybody to. */
export const SHEET_ENDINGS = ".csv,.txt,.tsv,.xlsx"

/** The first sheet of an Excel file, or a text file, as rows; none of a file of any other kind, whatever its name says. */
export async function rowsOfFile(file: File): Promise<QuickOrderRow[]> {
  const ending = /\.[a-z]+$/i.exec(file.name)?.[0].toLowerCase() ?? ""
  if (!SHEET_ENDINGS.split(",").includes(ending)) return []
  if (ending === ".xlsx") {
    const { readSheet } = await import("read-excel-file/browser")
    return toQuickOrderRows(await readSheet(file))
  }
  const text = await file.text()
  return isPlainText(text) ? await rowsOfText(text) : []
}

/** No control characters but tab and line ends. A PDF may begin without any. */
function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]/u.test(text) && !/^\s*%PDF/.test(text)
}
