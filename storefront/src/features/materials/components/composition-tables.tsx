import { useTexts } from "#use-texts"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fillNodes } from "@/texts/fill-nodes"
import { shareDecimals } from "../figures"
import type { Composition, GradeFacts } from "../grade-facts"
import { useGradeNotes } from "../use-grade-notes"
import { AlignedShare } from "./aligned-share"
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

type TableProps = { composition: Composition; facts: GradeFacts; several: boolean }

function CompositionTable({ composition, facts, several }: TableProps) {
  const t = useTexts(materialScreensTexts)
  const noteOf = useGradeNotes()
  const { name, elements } = composition
  const decimals = { min: shareDecimals(elements.map(({ min }) => min)), max: shareDecimals(elements.map(({ max }) => max)) }
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={name ? noteOf(name) : t.chemicalComposition}>
      <table className="table">
        {several && <caption>{name ? noteOf(name) : t.generalChemistry}</caption>}
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
          {elements.map((row) => (
            <tr key={row.element}>
              <th scope="row">{row.element}</th>
              {row.balance || (row.min === undefined && row.max === undefined) ? (
                <td colSpan={2} className="figure unit">
                  {row.balance ? t.balance : t.notLimited}
                </td>
              ) : (
                <>
                  <td className="figure">
                    <AlignedShare share={row.min} decimals={decimals.min} />
                  </td>
                  <td className="figure">
                    <AlignedShare share={row.max} decimals={decimals.max} />
                  </td>
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
