import type { WaitlistEntryView } from "./contact-schema"
import { CSV_MARK, csvLine } from "./csv-line"

const COLUMNS: readonly (keyof WaitlistEntryView)[] = [
  "createdAt",
  "firstName",
  "lastName",
  "email",
  "phone",
  "companyName",
  "industry",
  "regionCode",
  "message",
]

/** How an export of the waitlist starts. */
export const WAITLIST_CSV_HEAD = `${CSV_MARK}${csvLine(COLUMNS)}`

/** Entries as lines of that file. */
export function waitlistCsvLines(entries: readonly WaitlistEntryView[]): string {
  return entries.map((entry) => csvLine(COLUMNS.map((column) => entry[column]))).join("")
}
