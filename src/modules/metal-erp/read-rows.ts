import { MedusaError } from "@medusajs/framework/utils"
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import type { FieldSource } from "./mapping"
import { CHANGED, KEY } from "./tables"

/** A row as the feed of its kind has it. */
export type ErpRow = Record<string, unknown>

/** How new a row is: a time as ISO text, or a number out of a sequence. */
export type Mark = { time: string } | { number: number }

/** A reading under way: rows changed at or after `from` whose keys come after `after`; `upTo` is where the next begins. */
export type Reading = { from: Mark | null; upTo: Mark | null; after: string | null }

export const PAGE = 5_000

/** Where the table stands now; null while it is empty. Throws for a column that holds neither times nor numbers. */
export async function newestMark(source: DataSource, table: string): Promise<Mark | null> {
  const [row] = await source
    .getRepository(table)
    .createQueryBuilder("row")
    .orderBy(`row.${CHANGED}`, "DESC")
    .where(`row.${CHANGED} is not null`)
    .limit(1)
    .getMany()
  return row ? markOf(row[CHANGED]) : null
}

function markOf(value: unknown): Mark {
  if (value instanceof Date) return { time: value.toISOString() }
  const number = Number(value)
  if (value !== null && value !== "" && Number.isSafeInteger(number)) return { number }
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    "The column that says when a row changed holds neither times nor whole numbers",
  )
}

/** The mark from which is read again what may have been under way when `mark` was the newest. */
export function backFrom(mark: Mark, overlap: number): Mark {
  if ("number" in mark) return { number: mark.number - overlap }
  return { time: new Date(Date.parse(mark.time) - overlap * 1000).toISOString() }
}

const parameterOf = (mark: Mark) => ("time" in mark ? new Date(mark.time) : mark.number)

/** The next rows of a reading in the order of their keys, at most `PAGE`, and the key of the last. */
export async function readPage(
  source: DataSource,
  table: string,
  { from, after }: Pick<Reading, "from" | "after">,
): Promise<{ rows: ObjectLiteral[]; last: string | null }> {
  const query: SelectQueryBuilder<ObjectLiteral> = source.getRepository(table).createQueryBuilder("row")
  if (from) query.andWhere(`row.${CHANGED} >= :from`, { from: parameterOf(from) })
  if (after !== null) query.andWhere(`row.${KEY} > :after`, { after })
  const rows = await query.orderBy(`row.${KEY}`, "ASC").limit(PAGE).getMany()
  const last = rows.at(-1)?.[KEY]
  return { rows, last: last === undefined || last === null ? null : String(last) }
}

/** A row in the feed's words: codes translated, constants added, blanks as null. */
export function toFeedRow(row: ObjectLiteral, columns: Record<string, FieldSource>): ErpRow {
  return Object.fromEntries(Object.entries(columns).map(([field, source]) => [field, valueOf(row[field], source)]))
}

function valueOf(value: unknown, source: FieldSource): unknown {
  if (typeof source === "string") return plain(value)
  if ("constant" in source) return source.constant
  // A code that the mapping does not know is refused by the feed's rules, with its value.
  return source.values[String(value ?? "").trim()] ?? plain(value)
}

/** What JSON would lose: a bit is a buffer in MySQL; numbers that are too long for JavaScript come as text. */
function plain(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.length === 1 ? value[0] : value.toString("utf8")
  return typeof value === "bigint" ? value.toString() : (value ?? null)
}
