import type { ItemPriceAnswer, ItemPriceQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { itemPrice } from "../../../../../workflows/pricing/lib/item-price"
import { itemToPrice } from "../../../../../workflows/pricing/lib/items-to-price"
import { pricedForCompany } from "../../../../../workflows/pricing/lib/priced-for-company"
import { HttpProblem } from "../../../../lib/http-problem"
import { integratorOf } from "../../../../lib/integrator"

/** The price of a quantity for the company of the key. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ItemPriceAnswer>): Promise<void> {
  const request = req.validatedQuery as unknown as z.output<typeof ItemPriceQuerySchema>
  const who = await pricedForCompany(req.scope, integratorOf(req).companyId ?? "")
  const item = await itemToPrice(req.scope, req.params.code ?? "")
  const price = await itemPrice(req.scope, item, request, who)
  if (!price) throw new HttpProblem(422, "no_price", `${item.productCode} has no list price`)
  res.setHeader("Cache-Control", "private, no-store")
  res.json({ price })
}
