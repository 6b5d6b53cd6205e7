import { crumb, productsHref, toDisplayItem, type Crumb, type ProductDetailAnswer } from "@billet/backend/contract"
import { AvailabilityBadge } from "@/components/availability-badge"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { PromoBadge } from "@/components/promo-badge"
import { SizeText } from "@/components/size-text"
import { getSession } from "@/features/auth/session"
import { facetValueLabel } from "@/features/catalogue/facet-display"
import { shapeOf } from "@/features/drawing/geometry"
import { getRegion } from "@/features/regions/country-cookie"
import { paths } from "@/lib/paths"
import { drawingTexts } from "@/texts/en/drawing"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"
import type { TradeWords } from "@/texts/trade-words"
import { conditionName, wordFor } from "@/texts/trade-words"
import { getPiece } from "../data"
import type { OrderInput } from "../order-input"
import { HeatTable } from "./heat-table"
import { LevelTable } from "./level-table"
import { OrderBench } from "./order-bench"
import { ProductFacts } from "./product-facts"
import styles from "./product.module.css"
import { SimilarStock } from "./similar-stock"
import { StockMap } from "./stock-map"
import { ViewEvent } from "./view-event"

type Props = { product: ProductDetailAnswer; input: OrderInput; lineId: string | null }

/** One stock item: what it is, what it weighs and costs cut to length, where it lies and from which heats. */
export async function ProductScreen({ product, input, lineId }: Props) {
  const t = await getTexts(productTexts)
  const [words, drawing] = await Promise.all([getTradeWords(), getTexts(drawingTexts)])
  const { item, levels, heats } = product
  const shown = toDisplayItem(item, { hasStockRecord: levels.length > 0 })
  const shape = shapeOf(item)
  const [session, piece] = await Promise.all([getSession(), getPiece(item, input)])
  return (
    <div className={styles.screen}>
      <Breadcrumbs crumbs={crumbsOf(t, words, item)} />
      <header className={styles.title}>
        <h1>
          {fill(drawing.items[shape.kind], { grade: item.stockGrade })}, <SizeText shape={shape} />
        </h1>
        <p className={styles.subtitle}>
          <span className="mono">{item.productCode}</span>
          <span className="quiet">{conditionName(words.conditions, item.productCondition)}</span>
          <AvailabilityBadge value={shown.availabilityClass} />
          <PromoBadge value={shown.promoType} />
        </p>
      </header>
      {shown.availabilityClass === "specialOrder" && <p className="banner">{t.madeToOrderNoSite}</p>}
      <OrderBench
        item={item}
        levels={levels}
        heats={heats}
        initial={input}
        piece={piece}
        signedIn={session !== null}
        priced={session?.user.canSeePrices ?? false}
        lineId={lineId}
      />
      <div className={styles.columns}>
        <ProductFacts item={item} shape={shape} heats={heats} />
        <div>
          <LevelTable levels={levels} />
          <StockMap levels={levels} region={await getRegion()} />
        </div>
      </div>
      <HeatTable heats={heats} />
      <SimilarStock item={item} />
      <ViewEvent item={item} />
    </div>
  )
}

function crumbsOf(
  t: typeof productTexts.texts,
  words: TradeWords,
  { metalCategory, productType, stockGrade, productCode }: ProductDetailAnswer["item"],
): Crumb[] {
  return [
    crumb(t.home, paths.home),
    crumb(t.products, paths.products),
    crumb(wordFor(words.trade.metals, metalCategory), productsHref({ metalCategory })),
    crumb(facetValueLabel(words, "productType", productType), productsHref({ metalCategory, productType })),
    crumb(stockGrade, productsHref({ metalCategory, productType, stockGrade })),
    crumb(productCode, paths.product(productCode)),
  ]
}
