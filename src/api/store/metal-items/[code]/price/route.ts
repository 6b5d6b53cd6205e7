import type { ItemPriceAnswer, ItemPriceQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { itemPrice } from "../../../../../workflows/pricing/lib/item-price"
import { itemToPrice } from "../../../../../workflows/pricing/lib/items-to-price"
import { HttpProblem } from "../../../../lib/http-problem"
import { pricedForCaller } from "../../../../lib/price-viewer"

/** The buyer's own price of a quantity, why it is that, and what more pieces would cost. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ItemPriceAnswer>): Promise<void> {
  const who = await pricedForCaller(req)
  if ("error" in who) throw new HttpProblem(who.status, who.status === 401 ? "unauthorized" : "forbidden", who.error)
  const request = req.validatedQuery as unknown as z.output<typeof ItemPriceQuerySchema>
  const item = await itemToPrice(req.scope, req.params.code ?? "")
  const price = await itemPrice(req.scope, item, request, who)
  if (!price) throw new HttpProblem(422, "no_price", `${item.productCode} has no list price`)
  res.setHeader("Cache-Control", "private, no-store")
  res.json({ price })
}
