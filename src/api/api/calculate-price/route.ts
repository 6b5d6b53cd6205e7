import type { CalculatePriceAnswer, CalculatePriceBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { itemToPrice } from "../../../workflows/pricing/lib/items-to-price"
import { priceMaker } from "../../../workflows/pricing/lib/make-price"
import type { LineRequest } from "../../../workflows/pricing/lib/price-facts"
import { recordPrices } from "../../../workflows/pricing/lib/record-prices"
import { pricedForCaller } from "../../lib/price-viewer"

type Body = z.output<typeof CalculatePriceBodySchema>

/** The quantity is amount x pieces (specification section 9); where the pieces are known, so is the amount of one. */
function lineOf({ quantity, unit = "in", productAttributes }: Body): LineRequest {
  const told = Number(productAttributes?.pieces)
  const pieces = Number.isInteger(told) && told > 0 && told <= 1_000_000 ? told : 1
  return { amount: (quantity / pieces).toFixed(12).replace(/\.?0+$/, ""), unit, pieces }
}

/** The caller's price of a quantity of one item. Costs sent by the client are not looked at. */
export async function POST(req: MedusaRequest<Body>, res: MedusaResponse<CalculatePriceAnswer>): Promise<void> {
  const who = await pricedForCaller(req, req.validatedBody)
  if ("error" in who) {
    res.status(who.status).json({ success: false, error: who.error })
    return
  }
  const item = await itemToPrice(req.scope, req.validatedBody.productCode)
  const maker = await priceMaker(req.scope, { who, at: new Date(), promo: null })
  const made = maker.make(item, lineOf(req.validatedBody))
  if (!made.price) {
    res.status(422).json({ success: false, error: `${item.productCode} has no list price` })
    return
  }
  recordPrices(req.scope, maker, [made])
  const { calculatedPrice, finalPrice, originalPrice, appliedRules } = made.price
  res.json({
    success: true,
    result: { calculatedPrice, finalPrice, originalPrice: originalPrice ?? calculatedPrice, appliedRules },
  })
}
