import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { REJECTIONS_CSV_HEAD, rejectionsCsvLines } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { feedRejections, type RejectionPage } from "../../../../lib/feed-rejections"

const ROWS_AT_ONCE = 1000

async function* linesOf(scope: MedusaContainer, importId: string, first: RejectionPage): AsyncGenerator<string> {
  yield REJECTIONS_CSV_HEAD
  let page = first
  for (let offset = ROWS_AT_ONCE; page.rejections.length; offset += ROWS_AT_ONCE) {
    yield rejectionsCsvLines(page.rejections)
    page = await feedRejections(scope, importId, { limit: ROWS_AT_ONCE, offset })
  }
}

/** Every field an import refused, as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const first = await feedRejections(req.scope, id, { limit: ROWS_AT_ONCE, offset: 0 })
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", `attachment; filename="rejected-${id}.csv"`)
  await pipeline(Readable.from(linesOf(req.scope, id, first)), res)
}
