import { productsHref } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatCount } from "@/lib/format"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { counted, fill } from "@/texts/fill"
import { conditionName, wordFor } from "@/texts/trade-words"
import { useTradeWords } from "@/texts/use-trade-words"
import type { GradeStock } from "../data"
import type { Material } from "../material"
import styles from "./materials.module.css"

/** What is on the shelf of a grade this moment, each count a way into the results. */
export function GradeStockPanel({ material, stock }: { material: Material; stock: GradeStock | null }) {
  const t = useTexts(materialScreensTexts)
  const language = useLanguage()
  const words = useTradeWords()
  const { metalCategory, stockGrade } = material
  return (
    <aside className={`panel ${styles.stock}`} aria-labelledby="stock">
      <h2 id="stock">{t.inStockNow}</h2>
      {stock === null && <p className="quiet">{t.theStockCannotBeCounted}</p>}
      {stock?.items === 0 && <p className="quiet">{t.noneListedTodayAskUs}</p>}
      {stock !== null && stock.items > 0 && (
        <>
          <StockLinks
            list={stock.types}
            nameOf={(value) => wordFor(words.trade.types, value)}
            href={(productType) => productsHref({ metalCategory, productType, stockGrade })}
          />
          <StockLinks
            list={stock.conditions}
            nameOf={(value) => conditionName(words.conditions, value)}
            href={(productCondition) => productsHref({ metalCategory, stockGrade, productCondition })}
          />
        </>
      )}
      <Link className="button primary" href={productsHref({ metalCategory, stockGrade })}>
        {stock && stock.items > 0
          ? fill(t.seeItems, { items: counted(language, t.countItems, stock.items) })
          : fill(t.searchStockgrade, { stockGrade })}
      </Link>
    </aside>
  )
}

type LinksProps = { list: GradeStock["types"]; href: (value: string) => string; nameOf: (value: string) => string }

function StockLinks({ list, href, nameOf }: LinksProps) {
  return (
    <ul className={styles.stockLinks}>
      {list.map(({ value, count }) => (
        <li key={value}>
          <Link href={href(value)}>
            <span>{nameOf(value)}</span>
            <span className="unit">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
