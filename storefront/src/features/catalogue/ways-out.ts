import "server-only"
import type { DisplayItem } from "@billet/backend/contract"
import { getRegion } from "@/features/regions/country-cookie"
import type { TradeWords } from "@/texts/trade-words"
import { search } from "./data"
import { largerSizeQuery, relaxationsOf, type CatalogueTexts, type Relaxation } from "./relaxations"
import type { CatalogueQuery } from "./catalogue-query"
import { toSearchBody } from "./search-body"

const SHOWN_LARGER = 3
type WayOut = Relaxation & { total: number }

/** The relaxations of an empty result that do give something, and the next larger sizes. Failures are logged and left out. */
export async function getWaysOut(
  query: CatalogueQuery,
  t: CatalogueTexts,
  words: TradeWords,
): Promise<{ ways: WayOut[]; larger: DisplayItem[] }> {
  const region = await getRegion()
  const count = async (way: Relaxation): Promise<WayOut> => {
    const { total } = await search({ ...toSearchBody(way.query, region), limit: 0, facets: false })
    return { ...way, total }
  }
  const larger = largerSizeQuery(query)
  try {
    const [ways, next] = await Promise.all([
      Promise.all(relaxationsOf(query, t, words).map(count)),
      larger ? search({ ...toSearchBody(larger, region), limit: SHOWN_LARGER, offset: 0, facets: false }) : { items: [] },
    ])
    return { ways: ways.filter((way) => way.total > 0), larger: next.items }
  } catch (error) {
    console.error("The ways out of an empty result could not be counted", error)
    return { ways: [], larger: [] }
  }
}
