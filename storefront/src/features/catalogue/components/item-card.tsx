"use client"

import { coidListOf, REGION_NAMES, type Coid } from "@billet/backend/contract"
import { AvailabilityBadge } from "@/components/availability-badge"
import { IntentLink } from "@/components/intent-link"
import { PromoBadge } from "@/components/promo-badge"
import { SizeText } from "@/components/size-text"
import { CardDrawing } from "@/features/drawing/components/card-drawing"
import { metalOf, shapeName, shapeOf } from "@/features/drawing/geometry"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { savedAs } from "@/features/lists/list-lines"
import { formatCount, sentenceCase } from "@/lib/format"
import { paths } from "@/lib/paths"
import type { PricedItem } from "../listed-item"
import { ItemPrice } from "./item-price"
import styles from "./result-grid.module.css"

type CardProps = { item: PricedItem; signedIn: boolean; returnTo: string }

/** One item: the drawing, what it is, how much there is, what it costs. The whole card leads to the item. */
export function ItemCard({ item, signedIn, returnTo }: CardProps) {
  const shape = shapeOf(item)
  const sites = coidListOf(item.coid).map((coid) => REGION_NAMES[coid as Coid] ?? coid)
  return (
    <article className={styles.card}>
      <div className={styles.drawing}>
        <CardDrawing shape={shape} metal={metalOf(item.metalCategory)} />
      </div>
      <div className={styles.head}>
        <h3>
          <IntentLink href={paths.product(item.productCode)} className={styles.link}>
            {item.stockGrade} {shapeName(shape).toLowerCase()}
          </IntentLink>
        </h3>
        <PromoBadge value={item.promoType} />
      </div>
      <p className={styles.size}>
        <SizeText shape={shape} />
      </p>
      <p className={styles.condition} title={item.productCondition}>
        {sentenceCase(item.productCondition)}
      </p>
      <p className={`mono ${styles.code}`}>{item.productCode}</p>
      <div className={styles.stock}>
        <AvailabilityBadge value={item.availabilityClass} />
        <span>
          {formatCount(item.availableInches)}
          <span className="unit"> in · {formatCount(item.availablePieces)} pcs</span>
        </span>
      </div>
      <div className={styles.foot}>
        <ItemPrice item={item} signedIn={signedIn} returnTo={returnTo} className={styles.price} />
        <span className={styles.sites}>{sites.join(", ")}</span>
        {signedIn && (
          <SaveToList
            label="Save"
            name={`Save ${item.productCode} to a list`}
            className={`text-button ${styles.save}`}
            lines={() => [savedAs(item.productCode)]}
          />
        )}
      </div>
    </article>
  )
}
