import type { FeedRejectionView } from "./admin-catalogue-schema"
import { CSV_MARK, csvLine } from "./csv-line"

/** How the file of what an import refused starts. */
export const REJECTIONS_CSV_HEAD = `${CSV_MARK}${csvLine(["line", "field", "value", "reason"])}`

/** Refused fields as lines of that file. */
export function rejectionsCsvLines(rejections: FeedRejectionView[]): string {
  return rejections.map((one) => csvLine([one.line, one.field, one.value, one.reason])).join("")
}
