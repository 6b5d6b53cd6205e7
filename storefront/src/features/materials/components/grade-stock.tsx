import { productsHref } from "@billet/backend/contract"
import Link from "next/link"
import { formatCount, plural, sentenceCase } from "@/lib/format"
import type { GradeStock } from "../data"
import type { Material } from "../material"
import styles from "./materials.module.css"

/** What is on the shelf of a grade this moment, each count a way into the results. */
export function GradeStockPanel({ material, stock }: { material: Material; stock: GradeStock | null }) {
  const { metalCategory, stockGrade } = material
  return (
    <aside className={`panel ${styles.stock}`} aria-labelledby="stock">
      <h2 id="stock">In stock now</h2>
      {stock === null && <p className="quiet">The stock cannot be counted at the moment. Open the list to try again.</p>}
      {stock?.items === 0 && <p className="quiet">None listed today. Ask us: mills and sister sites may have it.</p>}
      {stock !== null && stock.items > 0 && (
        <>
          <StockLinks list={stock.types} href={(productType) => productsHref({ metalCategory, productType, stockGrade })} />
          <StockLinks
            list={stock.conditions}
            href={(productCondition) => productsHref({ metalCategory, stockGrade, productCondition })}
          />
        </>
      )}
      <Link className="button primary" href={productsHref({ metalCategory, stockGrade })} prefetch={false}>
        {stock && stock.items > 0 ? `See ${plural(stock.items, "item")}` : `Search ${stockGrade}`}
      </Link>
    </aside>
  )
}

type LinksProps = { list: GradeStock["types"]; href: (value: string) => string }

function StockLinks({ list, href }: LinksProps) {
  return (
    <ul className={styles.stockLinks}>
      {list.map(({ value, count }) => (
        <li key={value}>
          <Link href={href(value)} prefetch={false}>
            <span>{sentenceCase(value)}</span>
            <span className="unit">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
