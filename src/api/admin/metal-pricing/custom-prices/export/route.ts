import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_PRICING } from "../../../../../modules/metal-pricing"
import type MetalPricingService from "../../../../../modules/metal-pricing/service"
import { CUSTOM_PRICE_CSV_HEAD, customPriceCsvLines } from "../../../../../workflows/pricing/lib/custom-price-csv"
import { ownerNames } from "../../../../lib/custom-price-views"

const ROWS_AT_ONCE = 1000

async function* linesOf(scope: MedusaContainer): AsyncGenerator<string> {
  const pricing = scope.resolve<MetalPricingService>(METAL_PRICING)
  yield CUSTOM_PRICE_CSV_HEAD
  for (let afterId: string | undefined = ""; afterId !== undefined; ) {
    const rows = await pricing.listStoredCustomPrices({ isActive: true, afterId, limit: ROWS_AT_ONCE, offset: 0 })
    yield customPriceCsvLines(rows, await ownerNames(scope, rows))
    afterId = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id
  }
}

/** Every custom price in use as a file that an import takes. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="custom-prices.csv"')
  await pipeline(Readable.from(linesOf(req.scope)), res)
}
