import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fillNodes } from "@/texts/fill-nodes"
import type { Family } from "../families"
import { formatLimit, lastShare, shareDecimals } from "../figures"
import { isTypical, type ElementLimit } from "../grade-facts"
import type { Material } from "../material"
import { Aligned } from "./aligned-share"
import styles from "./materials.module.css"

type Props = { family: Family; materials: readonly Material[] }

/** The usual chemistry of every grade of a family, an element a column. */
export function CompositionMatrix({ family, materials }: Props) {
  const t = useTexts(materialScreensTexts)
  const rows = materials.map((material) => ({ material, elements: material.facts.compositions[0]?.elements ?? [] }))
  const columns = commonElements(rows.map(({ elements }) => elements)).map((symbol) => {
    const limits = rows.map(({ elements }) => elements.find(({ element }) => symbolOf(element) === symbol))
    return { symbol, limits, decimals: shareDecimals(limits.map(lastShare)) }
  })
  return (
    <section className={styles.section}>
      <h2 id="composition">{fillNodes(t.chemicalCompositionUnit, { unit: <span className="unit">{t.weightMinMax}</span> })}</h2>
      <div className={`table-scroll ${styles.scrolls}`} tabIndex={0} role="region" aria-labelledby="composition">
        <table className={`table ${styles.matrix} ${styles.dense}`}>
          <thead>
            <tr>
              <th scope="col">{t.grade}</th>
              {columns.map(({ symbol }) => (
                <th key={symbol} scope="col" className="figure">
                  {symbol}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ material, elements }, index) => (
              <tr key={material.slug}>
                <th scope="row">
                  <Link href={paths.grade(family.slug, material.slug)}>{material.stockGrade}</Link>
                  {elements.every(isTypical) && <span className={styles.typical}>{t.typ}</span>}
                </th>
                {columns.map(({ symbol, limits, decimals }) => (
                  <td key={symbol} className="figure">
                    <Cell limit={limits[index]} decimals={decimals} marked={!elements.every(isTypical)} />
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

type CellProps = { limit: ElementLimit | undefined; decimals: number; marked: boolean }

/** One limit; marked where it is typical and its grade has others that are not. */
function Cell({ limit, decimals, marked }: CellProps) {
  const t = useTexts(materialScreensTexts)
  if (!limit) return null
  return (
    <>
      <Aligned share={lastShare(limit)} decimals={decimals}>
        {formatLimit(limit, t.balance)}
      </Aligned>
      {marked && isTypical(limit) && <span className={styles.typical}>{t.typ}</span>}
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
