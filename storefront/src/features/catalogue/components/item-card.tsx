import { coidListOf } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { AvailabilityBadge } from "@/components/availability-badge"
import { Link } from "@/components/link"
import { PromoBadge } from "@/components/promo-badge"
import { SizeText } from "@/components/size-text"
import { facetValueLabel } from "@/features/catalogue/facet-display"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { savedAs } from "@/features/lists/list-lines"
import { Length } from "@/features/units/components/measure"
import { paths } from "@/lib/paths"
import { catalogueTexts } from "@/texts/en/catalogue"
import { drawingTexts } from "@/texts/en/drawing"
import { counted, fill } from "@/texts/fill"
import { conditionName, conditionWords } from "@/texts/trade-words"
import { useTradeWords } from "@/texts/use-trade-words"
import type { PricedItem } from "../listed-item"
import { ItemPrice } from "./item-price"
import styles from "./result-grid.module.css"

type CardProps = { item: PricedItem; signedIn: boolean; returnTo: string }

/** One item: the drawing, what it is, how much there is, what it costs. The whole card leads to the item. */
export function ItemCard({ item, signedIn, returnTo }: CardProps) {
  const t = useTexts(catalogueTexts)
  const language = useLanguage()
  const drawing = useTexts(drawingTexts)
  const words = useTradeWords()
  const shape = shapeOf(item)
  const sites = coidListOf(item.coid).map((coid) => facetValueLabel(words, "coid", coid))
  return (
    <article className={styles.card}>
      <div className={styles.drawing}>
        <CardDrawing shape={shape} metal={metalOf(item.metalCategory)} />
      </div>
      <div className={styles.head}>
        <h3>
          <Link via="ahead" href={paths.product(item.productCode)} className={styles.link}>
            {fill(drawing.items[shape.kind], { grade: item.stockGrade })}
          </Link>
        </h3>
        <PromoBadge value={item.promoType} />
      </div>
      <p className={styles.size}>
        <SizeText shape={shape} />
      </p>
      <p className={styles.condition} title={conditionWords(words.conditions, item.productCondition)}>
        {conditionName(words.conditions, item.productCondition)}
      </p>
      <p className={`mono ${styles.code}`}>{item.productCode}</p>
      <div className={styles.stock}>
        <AvailabilityBadge value={item.availabilityClass} />
        <span>
          <Length inches={item.availableInches} decimals={0} />
          <span className="unit"> · {counted(language, t.shortPieces, item.availablePieces)}</span>
        </span>
      </div>
      <div className={styles.foot}>
        <ItemPrice item={item} signedIn={signedIn} returnTo={returnTo} className={styles.price} />
        <span className={styles.sites}>{sites.join(", ")}</span>
        {signedIn && (
          <SaveToList
            key={item.productCode}
            label={t.save}
            name={fill(t.saveCodeToAList, { productCode: item.productCode })}
            className={`text-button ${styles.save}`}
            lines={[savedAs(item.productCode)]}
          />
        )}
      </div>
    </article>
  )
}
