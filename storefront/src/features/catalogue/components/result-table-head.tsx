import { useTexts } from "#use-texts"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./result-table.module.css"

/** The columns of the list view. */
export function ResultTableHead({ signedIn }: { signedIn: boolean }) {
  const t = useTexts(catalogueTexts)
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t.drawing}</span>
        </th>
        <th scope="col">{t.productCode}</th>
        <th scope="col">{t.grade}</th>
        <th scope="col" className={styles.wide}>
          {t.condition}
        </th>
        <th scope="col" className={`figure ${styles.size}`}>
          {fillNodes(t.sizeUnit, { unit: <span className="unit">in</span> })}
        </th>
        <th scope="col" className={styles.size}>
          <span className="visually-hidden">{t.sizeAsAFraction}</span>
        </th>
        <th scope="col" className="figure">
          {fillNodes(t.stockUnit, { unit: <span className="unit">in</span> })}
        </th>
        <th scope="col" className={styles.wide}>
          {t.at}
        </th>
        <th scope="col">
          <span className={styles.badgeHead}>{t.availability}</span>
        </th>
        {signedIn && (
          <th scope="col" className={`figure ${styles.size}`}>
            USD <span className="unit">/lb</span>
          </th>
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
