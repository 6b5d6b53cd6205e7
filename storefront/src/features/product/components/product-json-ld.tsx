import { availabilityOf, type ProductDetailAnswer } from "@billet/backend/contract"
import { headers } from "next/headers"
import { JsonLd } from "@/components/json-ld"
import { publicOrigin } from "@/features/auth/public-origin"
import { env } from "@/lib/env"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { getProductName } from "@/texts/get-product-name"
import { getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"
import { productStructuredData } from "../structured-data"

/** What an item's page says of it to search engines. */
export async function ProductJsonLd({ product: { item, levels } }: { product: ProductDetailAnswer }) {
  const [t, words, said] = await Promise.all([getTexts(productTexts), getTradeWords(), getProductName()])
  const name = said(item.productName)
  const shown = {
    item,
    name,
    description: fill(t.productnameProductcodeCutToYour, { productName: name, productCode: item.productCode }),
    availability: availabilityOf({ ...item, hasStockRecord: levels.length > 0 }),
    origin: publicOrigin(await headers(), "http://localhost", env()),
  }
  return <JsonLd data={productStructuredData(words, shown)} />
}
