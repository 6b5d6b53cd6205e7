import { parse } from "csv-parse/sync"

/** One row of a feed with its line in the file (the header is line 1); `problem` when it could not be read as a row. */
export type FeedRecord = { line: number; record: Record<string, string>; problem?: string }
export type FeedContent = { header: string[]; records: FeedRecord[] }

/** The delimiter that the header row uses more often; decision 52 allows comma and semicolon. */
function delimiterOf(header: string): "," | ";" {
  return header.split(";").length > header.split(",").length ? ";" : ","
}

function readNdjson(content: string): FeedContent {
  const records: FeedRecord[] = []
  const header = new Set<string>()
  content.split(/\r?\n/).forEach((text, index) => {
    if (text.trim() === "") return
    const row = readNdjsonRow(text, index + 1)
    Object.keys(row.record).forEach((name) => header.add(name))
    records.push(row)
  })
  return { header: [...header], records }
}

function readNdjsonRow(text: string, line: number): FeedRecord {
  const value = parsed(text)
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { line, record: {}, problem: "is not a JSON object" }
  }
  const entries = Object.entries(value).map(([name, field]): [string, string] => [
    name,
    Array.isArray(field) ? field.join(name === "coid" ? "," : "|") : String(field ?? ""),
  ])
  // JSON can spell what no text of the database can hold.
  const unreadable = entries.some(([, field]) => field.includes("\0") || /\p{Surrogate}/u.test(field))
  return unreadable
    ? { line, record: {}, problem: "holds a character that is no text" }
    : { line, record: Object.fromEntries(entries) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No value of a feed may hold a line break, so each line is read for itself: a quote left open spoils its own row only. */
function readCsv(content: string): FeedContent {
  const [first = "", ...lines] = content.split(/\r\n|\n|\r/)
  const delimiter = delimiterOf(first)
  const header = (valuesOf(first, delimiter) ?? []).map((name) => name.trim())
  const records = lines.flatMap((text, index) => (text.trim() === "" ? [] : [readCsvRow(text, index + 2, header, delimiter)]))
  return { header, records }
}

function readCsvRow(text: string, line: number, header: string[], delimiter: string): FeedRecord {
  const values = valuesOf(text, delimiter)
  if (!values) return { line, record: {}, problem: "has a quote that is not closed" }
  const record = Object.fromEntries(header.map((name, index) => [name, values[index] ?? ""]))
  if (values.length === header.length) return { line, record }
  return { line, record, problem: `has ${values.length} values where the header has ${header.length}` }
}

/** The values of one line; null when a quote is opened and not closed. Most lines have no quotes and need no parser. */
function valuesOf(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  try {
    const [values] = parse(text, { delimiter, relax_quotes: true }) as string[][]
    return values ?? []
  } catch {
    return null
  }
}

/** Reads CSV (comma or semicolon, with or without BOM, CRLF or LF) or NDJSON into rows of text (decision 52). */
export function readFeed(text: string): FeedContent {
  const content = text.replace(/^\uFEFF/, "")
  return content.trimStart().startsWith("{") ? readNdjson(content) : readCsv(content)
}
