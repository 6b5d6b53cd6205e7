import type { PriceOwnerAnswer, PriceOwnerQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { priceOwners } from "../../../lib/price-owners"

/** Companies and customers by a part of their name or e-mail address, or one by its id. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PriceOwnerAnswer>): Promise<void> {
  const query = req.validatedQuery as unknown as z.output<typeof PriceOwnerQuerySchema>
  res.json({ owners: await priceOwners(req.scope, query) })
}
