import { toStockQuery } from "@billet/backend/catalogue/engine"
import { CatalogSearchBodySchema } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { stockSearchOn } from "../../../workflows/catalogue/lib/stock-search"
import { refusalOf } from "../refusal-of"
import { PriceRights } from "./price-rights"

export type SearchReply = { status: number; json: string }
export type AnswerSearch = (body: unknown, authorization: string | undefined) => Promise<SearchReply>

/** Answers `POST /api/catalog-search` (specification section 7); the body is parsed JSON. */
export function catalogSearchOn(container: MedusaContainer): AnswerSearch {
  const stock = stockSearchOn(container)
  const rights = new PriceRights(container)
  return async (body, authorization) => {
    const parsed = CatalogSearchBodySchema.safeParse(body ?? {})
    if (!parsed.success) return { status: 400, json: JSON.stringify(refusalOf("body", parsed.error)) }
    const costs = await rights.seesPrices(authorization)
    return { status: 200, json: await stock.searchJson(toStockQuery(parsed.data), { costs }) }
  }
}
