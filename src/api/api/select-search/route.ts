import type { SelectSearchAnswer, SelectSearchQuerySchema } from "@billet/backend/contract"
import { toStockQuery } from "@billet/backend/catalogue/engine"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { stockSearchOn } from "../../../workflows/catalogue/lib/stock-search"

/** The finder's options under the filters already set (specification section 7). */
export async function GET(req: MedusaRequest, res: MedusaResponse<SelectSearchAnswer>): Promise<void> {
  const { _t, ...filters } = req.validatedQuery as unknown as z.output<typeof SelectSearchQuerySchema>
  const options = await stockSearchOn(req.scope).optionLists(toStockQuery(filters))
  res.setHeader("Cache-Control", "no-store")
  res.json(options)
}
