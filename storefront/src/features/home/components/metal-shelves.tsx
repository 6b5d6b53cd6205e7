import { productsHref } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { SideView } from "@/features/drawing/components/side-view"
import { Section } from "@/features/drawing/components/section"
import { metalOf } from "@/features/drawing/geometry"
import { formatCount } from "@/lib/format"
import { homeTexts } from "@/texts/en/home"
import type { MetalShelf } from "../data"
import { stockTexts } from "@/texts/en/stock"
import { tradeTexts } from "@/texts/en/trade"
import { wordFor } from "@/texts/trade-words"
import styles from "./home.module.css"

const BAR = { kind: "round", outer: 1 } as const

/** Every grade one click away, with what is in stock of it. */
export function MetalShelves({ shelves }: { shelves: MetalShelf[] }) {
  const t = useTexts(homeTexts)
  const trade = useTexts(tradeTexts)
  const { families } = useTexts(stockTexts)
  return (
    <section aria-label={t.stockByMetal} className={styles.shelves}>
      {shelves.map(({ metal, total, types, grades }) => (
        <div key={metal} className={styles.shelf}>
          <svg viewBox="0 0 300 56" width="100%" height="56" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <SideView shape={BAR} metal={metalOf(metal)} x={58} y={8} width={228} height={40} broken="end" />
            <Section shape={BAR} metal={metalOf(metal)} x={28} y={28} pixelsPerInch={40} />
          </svg>
          <h2>
            <Link href={productsHref({ metalCategory: metal })}>{families[metal]}</Link>
            <span className="unit">{formatCount(total)}</span>
          </h2>
          <ul className={styles.types}>
            {types.map(({ value, count }) => (
              <li key={value}>
                <Link href={productsHref({ metalCategory: metal, productType: value })}>
                  {wordFor(trade.types, value)} <span className="unit">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.grades}>
            {grades.map(({ value, count }) => (
              <li key={value}>
                <Link href={productsHref({ metalCategory: metal, stockGrade: value })}>
                  <span>{value}</span>
                  <span className="unit">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
