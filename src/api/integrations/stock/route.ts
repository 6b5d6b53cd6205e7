import { MAX_BULK_ROWS, type StockRowsAnswer, type StockRowsBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { writeStockRowsWorkflow } from "../../../workflows/integrations/write-stock-rows"
import { feedImportView } from "../../lib/feed-import-view"
import { feedRejections } from "../../lib/feed-rejections"
import { idempotent } from "../../lib/idempotent"
import { integratorOf } from "../../lib/integrator"
import { readableFeed } from "../../lib/readable-feed"

/** More fields than a row has. */
const FIELDS = 25

/** Writes rows of stock; what is wrong with a row is told by row, and the others are written. */
export async function POST(
  req: MedusaRequest<z.output<typeof StockRowsBodySchema>>,
  res: MedusaResponse<StockRowsAnswer>,
): Promise<void> {
  const key = integratorOf(req)
  const { rows } = req.validatedBody
  readableFeed({ kind: "STOCK", content: rows.map((row) => JSON.stringify(row)).join("\n") })
  const { status, body } = await idempotent(req, key.id, async () => {
    const { result: id } = await writeStockRowsWorkflow(req.scope).run({ input: { rows, keyName: key.name } })
    const { rejections } = await feedRejections(req.scope, id, { limit: MAX_BULK_ROWS * FIELDS, offset: 0 })
    return { status: 200, body: { import: await feedImportView(req.scope, id), rejections } }
  })
  res.status(status).json(body as StockRowsAnswer)
}
