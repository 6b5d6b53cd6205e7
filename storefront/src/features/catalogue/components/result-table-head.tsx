import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { EitherUnit, LengthUnit } from "@/features/units/components/either-system"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./result-table.module.css"

export type SortedColumn = "code" | "grade" | "size" | "stock" | "availability" | "price"
export type HeadProps = { column: SortedColumn; className?: string; children: ReactNode }
type Props = {
  signedIn: boolean
  /** The head of a column that the search can sort by. */
  head: (props: HeadProps) => ReactNode
}

/** The columns of the list view. */
export function ResultTableHead({ signedIn, head: Head }: Props) {
  const t = useTexts(catalogueTexts)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.thumb}>
          <span className="visually-hidden">{t.drawing}</span>
        </th>
        <Head column="code">{t.productCode}</Head>
        <Head column="grade" className={styles.grade}>
          {t.grade}
        </Head>
        <th scope="col" className={styles.wide}>
          {t.condition}
        </th>
        <Head column="size" className={`figure ${styles.size}`}>
          {fillNodes(t.sizeUnit, { unit: <LengthUnit /> })}
        </Head>
        <th scope="col" className={`${styles.size} ${styles.fraction}`}>
          <span className="visually-hidden">{t.sizeAsAFraction}</span>
        </th>
        <Head column="stock" className="figure">
          {fillNodes(t.stockUnit, { unit: <LengthUnit /> })}
        </Head>
        <th scope="col" className={styles.wide}>
          {t.at}
        </th>
        <Head column="availability">{t.availability}</Head>
        {signedIn && (
          <Head column="price" className={`figure ${styles.size}`}>
            USD <EitherUnit us="/lb" metric="/kg" />
          </Head>
        )}
        {signedIn && (
          <th scope="col" className="figure">
            USD <span className="unit">/in</span>
          </th>
        )}
        {signedIn && (
          <th scope="col" className={styles.wide}>
            <span className="visually-hidden">{t.saveToAList}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
