import { toStockQuery, type Room } from "@billet/backend/catalogue/engine"
import { CatalogSearchBodySchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { stockSearchOn } from "../../../workflows/catalogue/lib/stock-search"
import { refusalOf } from "../refusal-of"
import { PriceRights } from "./price-rights"

/** `body` is JSON, as text or in UTF-8 in memory that `room` gave. */
export type SearchReply = { status: number; body: string | Uint8Array }
export type AnswerSearch = (body: unknown, authorization: string | undefined) => Promise<SearchReply>

/** Answers `POST /api/catalog-search` (specification section 7); the body is parsed JSON. */
export function catalogSearchOn(container: MedusaContainer, room?: Room): AnswerSearch {
  const stock = stockSearchOn(container)
  const rights = new PriceRights(container)
  return async (body, authorization) => {
    const parsed = CatalogSearchBodySchema.safeParse(body ?? {})
    if (!parsed.success) return { status: 400, body: JSON.stringify(refusalOf("body", parsed.error)) }
    const costs = await rights.seesPrices(authorization)
    return { status: 200, body: await stock.searchJson(toStockQuery(parsed.data), { costs, room }) }
  }
}
