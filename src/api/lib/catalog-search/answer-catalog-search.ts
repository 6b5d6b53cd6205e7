import { toStockQuery, type Room } from "@billet/backend/catalogue/engine"
import { CatalogSearchBodySchema, isPriceSort, type ErrorAnswer } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { stockSearchOn } from "../../../workflows/catalogue/lib/stock-search"
import { refusalOf } from "../refusal-of"
import { PriceRights } from "./price-rights"

/** `body` is JSON, as text or in UTF-8 in memory that `room` gave. */
export type SearchReply = { status: number; body: string | Uint8Array }
export type AnswerSearch = (body: unknown, authorization: string | undefined) => Promise<SearchReply>

const PRICES_HIDDEN = "An order by list price is for those who may see prices: sign in, or choose another sort"
/** The order of prices would tell them (decision 14). */
const PRICE_SORT_REFUSED: ErrorAnswer = {
  type: "invalid_data",
  message: `sort: ${PRICES_HIDDEN}`,
  fields: [{ field: "sort", reason: PRICES_HIDDEN }],
}

/** Answers `POST /api/catalog-search` (specification section 7); the body is parsed JSON. */
export function catalogSearchOn(container: MedusaContainer, room?: Room): AnswerSearch {
  const stock = stockSearchOn(container)
  const rights = new PriceRights(container)
  return async (body, authorization) => {
    const parsed = CatalogSearchBodySchema.safeParse(body ?? {})
    if (!parsed.success) return { status: 400, body: JSON.stringify(refusalOf("body", parsed.error)) }
    const costs = await rights.seesPrices(authorization)
    if (!costs && isPriceSort(parsed.data.sort ?? "featured")) return { status: 400, body: JSON.stringify(PRICE_SORT_REFUSED) }
    return { status: 200, body: await stock.searchJson(toStockQuery(parsed.data), { costs, room }) }
  }
}
