import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getProduct } from "@/features/catalogue/data"
import { ProductJsonLd } from "@/features/product/components/product-json-ld"
import { ProductScreen } from "@/features/product/components/product-screen"
import { itemTitle } from "@/features/product/item-title"
import { readOrderInput } from "@/features/product/order-input"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { getProductName } from "@/texts/get-product-name"
import { getTexts } from "@/texts/get-texts"

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTexts(productTexts)
  const product = await getProduct(firstValue(await searchParams, "productCode") ?? "")
  if (!product) return { title: t.notInStock, robots: { index: false } }
  const { item } = product
  const said = await getProductName()
  const productName = said(item.productName)
  return pageMetadata({
    title: productName,
    fullTitle: itemTitle(said, item),
    description: fill(t.productnameProductcodeCutToYour, { productName, productCode: item.productCode }),
    path: paths.product(item.productCode),
  })
}

export default async function Page({ searchParams }: Props) {
  const params = await searchParams
  const product = await getProduct(firstValue(params, "productCode") ?? "")
  if (!product) notFound()
  const input = readOrderInput(params)
  const lineId = firstValue(params, "line") ?? null
  return (
    <>
      <ProductScreen key={`${product.item.productCode} ${lineId}`} product={product} input={input} lineId={lineId} />
      <ProductJsonLd product={product} />
    </>
  )
}
