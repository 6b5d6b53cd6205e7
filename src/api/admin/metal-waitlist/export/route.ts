import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { WAITLIST_CSV_HEAD, waitlistCsvLines } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { listWaitlist } from "../../../lib/contact-views"

const ROWS_AT_ONCE = 1000

async function* linesOf(scope: MedusaContainer): AsyncGenerator<string> {
  yield WAITLIST_CSV_HEAD
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { entries } = await listWaitlist(scope, { limit: ROWS_AT_ONCE, offset })
    yield waitlistCsvLines(entries)
    if (entries.length < ROWS_AT_ONCE) return
  }
}

/** Every waitlist entry as a file, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="waitlist.csv"')
  await pipeline(Readable.from(linesOf(req.scope)), res)
}
