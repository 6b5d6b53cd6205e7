import "server-only"
import type { PricedItem, PriceWithRulesAnswer, PriceWithRulesBody } from "@billet/backend/contract"
import { callBackend } from "./backend"

/** What up to MOST_PRICED_ITEMS cart items cost the token's buyer now, in their order. Throws where that cannot be had. */
export async function priceItems(items: PriceWithRulesBody["items"], token: string): Promise<PricedItem[]> {
  const body: PriceWithRulesBody = { items }
  const answer = await callBackend<PriceWithRulesAnswer>("/api/price-with-rules", { method: "POST", body, token })
  if (!answer.success) throw new Error(answer.error)
  return answer.items
}
