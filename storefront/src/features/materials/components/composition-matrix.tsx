import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fillNodes } from "@/texts/fill-nodes"
import type { Family } from "../families"
import { formatLimit } from "../figures"
import { isTypical, type ElementLimit } from "../grade-facts"
import type { Material } from "../material"
import styles from "./materials.module.css"

type Props = { family: Family; materials: readonly Material[] }

/** The usual chemistry of every grade of a family, an element a column. */
export function CompositionMatrix({ family, materials }: Props) {
  const t = useTexts(materialScreensTexts)
  const rows = materials.map((material) => ({ material, elements: material.facts.compositions[0]?.elements ?? [] }))
  const columns = commonElements(rows.map(({ elements }) => elements))
  return (
    <section className={styles.section}>
      <h2 id="composition">{fillNodes(t.chemicalCompositionUnit, { unit: <span className="unit">{t.weightMinMax}</span> })}</h2>
      <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="composition">
        <table className={`table ${styles.matrix}`}>
          <thead>
            <tr>
              <th scope="col">{t.grade}</th>
              {columns.map((symbol) => (
                <th key={symbol} scope="col" className="figure">
                  {symbol}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ material, elements }) => (
              <tr key={material.slug}>
                <th scope="row">
                  <Link href={paths.grade(family.slug, material.slug)}>{material.stockGrade}</Link>
                </th>
                {columns.map((symbol) => (
                  <td key={symbol} className="figure">
                    <Cell limit={elements.find(({ element }) => symbolOf(element) === symbol)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Cell({ limit }: { limit: ElementLimit | undefined }) {
  const t = useTexts(materialScreensTexts)
  if (!limit) return null
  return (
    <>
      {formatLimit(limit, t.balance)}
      {isTypical(limit) && <span className={styles.typical}>{t.typ}</span>}
    </>
  )
}

/** "Nb (+Ta)" stands in the column of Nb. */
function symbolOf(element: string): string {
  return element.split(" ")[0] ?? element
}

/** Every element of the family, the ones most grades state first. */
function commonElements(rows: (readonly ElementLimit[])[]): string[] {
  const counts = new Map<string, number>()
  for (const { element } of rows.flat()) counts.set(symbolOf(element), (counts.get(symbolOf(element)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([symbol]) => symbol)
}
