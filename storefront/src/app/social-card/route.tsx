import { ImageResponse } from "next/og"
import type { NextRequest } from "next/server"
import { getProduct } from "@/features/catalogue/data"
import { cardOfItem, cardOfPage } from "@/features/sharing/card-facts"
import { CardPicture } from "@/features/sharing/card-picture"
import { paths } from "@/lib/paths"

const SIZE = { width: 1200, height: 630 }
const ONE_DAY = "public, max-age=86400"

/** The picture of a shared link. It shows only what the shop itself says of the page, never words from the address. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams, origin } = request.nextUrl
  const of = URL.parse(searchParams.get("of") ?? "/", origin) ?? new URL(origin)
  const code = of.pathname === paths.productPage ? of.searchParams.get("productCode") : null
  const product = code === null ? null : await getProduct(code)
  const facts = product ? cardOfItem(product.item) : cardOfPage(of.pathname)
  return new ImageResponse(<CardPicture {...facts} />, { ...SIZE, headers: { "Cache-Control": ONE_DAY } })
}
