import { useTexts } from "#use-texts"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fillNodes } from "@/texts/fill-nodes"
import { formatShare, shareDecimals } from "../figures"
import type { Composition, GradeFacts } from "../grade-facts"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** Chemical composition in weight per cent; a grade sold to several chemistries has one table for each. */
export function CompositionTables({ facts }: { facts: GradeFacts }) {
  const t = useTexts(materialScreensTexts)
  return (
    <section aria-labelledby="composition" className={styles.section}>
      <h2 id="composition">{fillNodes(t.chemicalCompositionUnit, { unit: <span className="unit">{t.weight}</span> })}</h2>
      <div className={styles.tables}>
        {facts.compositions.map((composition) => (
          <CompositionTable
            key={composition.name}
            composition={composition}
            facts={facts}
            several={facts.compositions.length > 1}
          />
        ))}
      </div>
    </section>
  )
}

/** Traces below it keep their own decimals: zeros of others would say more than is known. Weight per cent. */
const FINEST = 0.001

type TableProps = { composition: Composition; facts: GradeFacts; several: boolean }

function CompositionTable({ composition, facts, several }: TableProps) {
  const t = useTexts(materialScreensTexts)
  const common = composition.elements.filter(({ min, max }) => (min ?? 1) >= FINEST && (max ?? 1) >= FINEST)
  const decimals = shareDecimals(common)
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={composition.name ?? t.chemicalComposition}>
      <table className="table">
        {several && <caption>{composition.name ?? t.generalChemistry}</caption>}
        <thead>
          <tr>
            <th scope="col">{t.element}</th>
            <th scope="col" className="figure">
              {t.min}
            </th>
            <th scope="col" className="figure">
              {t.max}
            </th>
            <th scope="col">{t.basis}</th>
          </tr>
        </thead>
        <tbody>
          {composition.elements.map((row) => (
            <tr key={row.element}>
              <th scope="row">{row.element}</th>
              {row.balance || (row.min === undefined && row.max === undefined) ? (
                <td colSpan={2} className="figure unit">
                  {row.balance ? t.balance : t.notLimited}
                </td>
              ) : (
                <>
                  <td className="figure">{row.min === undefined ? "–" : formatShare(row.min, decimals)}</td>
                  <td className="figure">{row.max === undefined ? "–" : formatShare(row.max, decimals)}</td>
                </>
              )}
              <td>
                <Basis figure={row} sources={facts.sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
