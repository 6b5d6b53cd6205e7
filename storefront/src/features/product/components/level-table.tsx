import type { StockLevel } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { facetValueLabel } from "@/features/catalogue/facet-display"
import { LengthUnit } from "@/features/units/components/either-system"
import { WholeLength } from "@/features/units/components/measure"
import { formatCount } from "@/lib/format"
import { productTexts } from "@/texts/en/product"
import { fillNodes } from "@/texts/fill-nodes"
import { useTradeWords } from "@/texts/use-trade-words"
import styles from "./product.module.css"

/** How much each trading company has free, and how long the longest piece of it can be. */
export function LevelTable({ levels }: { levels: StockLevel[] }) {
  const t = useTexts(productTexts)
  const words = useTradeWords()
  return (
    <section className={styles.block} aria-labelledby="availability">
      <h2 id="availability">{t.availabilityBySite}</h2>
      {levels.length === 0 && <p className="quiet">{t.noSiteHoldsThisItem}</p>}
      {levels.length > 0 && (
        <div className="table-scroll" tabIndex={0} role="region" aria-label={t.tableOfSites}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t.site}</th>
                <th scope="col" className="figure">
                  {fillNodes(t.availableUnit, { unit: <LengthUnit /> })}
                </th>
                <th scope="col" className="figure">
                  {fillNodes(t.longestBarUnit, { unit: <LengthUnit /> })}
                </th>
                <th scope="col" className="figure">
                  {t.bars}
                </th>
              </tr>
            </thead>
            <tbody>
              {levels.map((level) => (
                <tr key={level.coid}>
                  <td>
                    {level.coid === "" ? t.madeToOrderAtThe : facetValueLabel(words, "coid", level.coid)}{" "}
                    <span className="unit">{level.coid}</span>
                  </td>
                  <td className="figure">
                    <WholeLength inches={level.availableInches} />
                  </td>
                  <td className="figure">
                    <WholeLength inches={Math.min(level.longestInches, level.availableInches)} />
                  </td>
                  <td className="figure">{formatCount(level.pieces)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
