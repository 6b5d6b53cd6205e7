import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import type { Family } from "../families"
import { isTypical, type Condition, type MechanicalProperty } from "../grade-facts"
import type { Material } from "../material"
import { FigureText } from "./figure-text"
import styles from "./materials.module.css"
import { useConditionNames } from "../use-condition-names"
import { useGradeNotes } from "../use-grade-notes"

const COLUMNS: readonly MechanicalProperty[] = [
  "Yield Strength (0.2%)",
  "Tensile Strength",
  "Elongation",
  "Reduction of Area",
  "Hardness",
]

type Props = { family: Family; materials: readonly Material[] }

/** The mechanical properties of every grade of a family, grouped by grade and condition. */
export function MechanicalMatrix({ family, materials }: Props) {
  const t = useTexts(materialScreensTexts)
  const nameOf = useConditionNames()
  const noteOf = useGradeNotes()
  return (
    <section className={styles.section}>
      <h2 id="mechanical">{t.mechanicalPropertiesByCondition}</h2>
      <div className={`table-scroll ${styles.scrolls}`} tabIndex={0} role="region" aria-labelledby="mechanical">
        <table className={`table ${styles.matrix}`}>
          <thead>
            <tr>
              <th scope="col">{t.condition}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="figure">
                  {t.properties[column]}
                </th>
              ))}
            </tr>
          </thead>
          {materials.map((material) => (
            <tbody key={material.slug}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                  <Link href={paths.grade(family.slug, material.slug)}>{material.stockGrade}</Link>
                  {allTypical(material) && <span className={styles.typical}>{t.typ}</span>}
                </th>
              </tr>
              {material.facts.conditions.map((condition) => (
                <tr key={condition.name}>
                  <th scope="row">
                    {nameOf(condition.name)} {condition.spec && <span className="unit">{noteOf(condition.spec)}</span>}
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column} className="figure">
                      <Cell condition={condition} property={column} marked={!allTypical(material)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

/** Whether no figure of a grade is a limit: then the grade is marked, not each figure. */
function allTypical({ facts }: Material): boolean {
  return facts.conditions.flatMap(({ properties }) => properties).every(isTypical)
}

function Cell({ condition, property, marked }: { condition: Condition; property: MechanicalProperty; marked: boolean }) {
  const t = useTexts(materialScreensTexts)
  const figures = condition.properties.filter((figure) => figure.property === property)
  return (
    <>
      <FigureText figures={figures} />
      {marked && figures.some(isTypical) && <span className={styles.typical}>{t.typ}</span>}
    </>
  )
}
