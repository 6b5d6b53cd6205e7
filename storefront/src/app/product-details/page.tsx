import { productPageTitle } from "@billet/backend/contract"
import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { JsonLd } from "@/components/json-ld"
import { getProduct } from "@/features/catalogue/data"
import { ProductScreen } from "@/features/product/components/product-screen"
import { readOrderInput } from "@/features/product/order-input"
import { productStructuredData } from "@/features/product/structured-data"
import { BRAND } from "@/lib/brand"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { getProductName } from "@/texts/get-product-name"
import { getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTexts(productTexts)
  const product = await getProduct(firstValue(await searchParams, "productCode") ?? "")
  if (!product) return { title: t.notInStock, robots: { index: false } }
  const { item } = product
  const productName = (await getProductName())(item.productName)
  const page = pageMetadata({
    title: productName,
    description: fill(t.productnameProductcodeCutToYour, { productName, productCode: item.productCode }),
    path: paths.product(item.productCode),
  })
  return { ...page, title: { absolute: productPageTitle({ ...item, productName }, BRAND.name) } }
}

export default async function Page({ searchParams }: Props) {
  const params = await searchParams
  const product = await getProduct(firstValue(params, "productCode") ?? "")
  if (!product) notFound()
  const input = readOrderInput(params)
  const lineId = firstValue(params, "line") ?? null
  const words = await getTradeWords()
  const productName = (await getProductName())(product.item.productName)
  return (
    <>
      <ProductScreen key={`${product.item.productCode} ${lineId}`} product={product} input={input} lineId={lineId} />
      <JsonLd data={productStructuredData(words, productName, product.item)} />
    </>
  )
}
