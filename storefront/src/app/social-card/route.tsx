import { ImageResponse } from "next/og"
import type { NextRequest } from "next/server"
import { countFilters, emptyQuery, readQuery } from "@/features/catalogue/catalogue-query"
import { getProduct, getResults } from "@/features/catalogue/data"
import { cardOfItem, cardOfPage, type CardFacts } from "@/features/sharing/card-facts"
import { cardFonts } from "@/features/sharing/card-fonts"
import { cardOfResults } from "@/features/sharing/card-of-results"
import { CardPicture } from "@/features/sharing/card-picture"
import { firstValue } from "@/lib/first-value"
import { paths } from "@/lib/paths"

const SIZE = { width: 1200, height: 630 }
const ONE_DAY = "public, max-age=86400"

/** The picture of a shared link. It shows only what the shop itself says of the page, never words from the address. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams, origin } = request.nextUrl
  const of = URL.parse(searchParams.get("of") ?? "/", origin) ?? new URL(origin)
  const [facts, fonts] = await Promise.all([factsOf(of), cardFonts()])
  return new ImageResponse(<CardPicture {...facts} />, { ...SIZE, fonts, headers: { "Cache-Control": ONE_DAY } })
}

async function factsOf({ pathname, searchParams }: URL): Promise<CardFacts> {
  const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]))
  if (pathname === paths.products) {
    const query = readQuery(params)
    return cardOfResults(query, countFilters(query) > 0 ? (await getResults(emptyQuery())).facets : null)
  }
  const code = pathname === paths.productPage ? firstValue(params, "productCode") : undefined
  const product = code === undefined ? null : await getProduct(code)
  return product ? cardOfItem(product.item) : cardOfPage(pathname)
}
