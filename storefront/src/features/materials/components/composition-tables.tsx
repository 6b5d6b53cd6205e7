import { formatLimit, formatShare } from "../figures"
import type { Composition, GradeFacts } from "../grade-facts"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** Chemical composition in weight per cent; a grade sold to several chemistries has one table for each. */
export function CompositionTables({ facts }: { facts: GradeFacts }) {
  return (
    <section aria-labelledby="composition" className={styles.section}>
      <h2 id="composition">
        Chemical composition <span className="unit">weight %</span>
      </h2>
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
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={composition.name ?? "Chemical composition"}>
      <table className="table">
        {several && <caption>{composition.name ?? "General chemistry"}</caption>}
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col" className="figure">
              Min
            </th>
            <th scope="col" className="figure">
              Max
            </th>
            <th scope="col">Basis</th>
          </tr>
        </thead>
        <tbody>
          {composition.elements.map((row) => (
            <tr key={row.element}>
              <th scope="row">{row.element}</th>
              {row.balance || (row.min === undefined && row.max === undefined) ? (
                <td colSpan={2} className="figure unit">
                  {row.balance ? formatLimit(row) : "not limited"}
                </td>
              ) : (
                <>
                  <td className="figure">{row.min === undefined ? "–" : formatShare(row.min)}</td>
                  <td className="figure">{row.max === undefined ? "–" : formatShare(row.max)}</td>
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
