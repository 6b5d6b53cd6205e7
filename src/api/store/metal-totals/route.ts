import type { StockTotalsAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { stockTotals } from "../../lib/stock-totals"

/** Items, inches, pounds and sites of the whole stock. */
export async function GET(req: MedusaRequest, res: MedusaResponse<StockTotalsAnswer>): Promise<void> {
  res.json({ totals: await stockTotals(req.scope) })
}
