import { useTexts } from "#use-texts"
import { catalogueTexts } from "@/texts/en/catalogue"
import skeleton from "./results-skeleton.module.css"
import styles from "./results.module.css"
import grid from "./result-grid.module.css"

const CARDS = Array.from({ length: 9 }, (_, index) => index)

/** The results page's final shape; it fades in only when the answer takes longer than a blink. */
export function ResultsSkeleton() {
  const t = useTexts(catalogueTexts)
  return (
    <div className={styles.screen} role="status" aria-busy="true" aria-label={t.loadingStock}>
      <div className={`skeleton ${skeleton.crumbs}`} />
      <div className={`skeleton ${skeleton.title}`} />
      <div className={`skeleton ${skeleton.finder}`} />
      <div className={styles.columns}>
        <div className={`skeleton ${skeleton.filters}`} />
        <div className={styles.results}>
          <div className={`skeleton ${skeleton.toolbar}`} />
          <div className={grid.grid}>
            {CARDS.map((card) => (
              <div key={card} className={`skeleton ${skeleton.card}`} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
