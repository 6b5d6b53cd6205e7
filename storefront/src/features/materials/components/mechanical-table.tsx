import { productsHref } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fillNodes } from "@/texts/fill-nodes"
import type { Material } from "../material"
import { Basis } from "./basis"
import { FigureText } from "./figure-text"
import styles from "./materials.module.css"
import { useConditionNames } from "../use-condition-names"
import { useGradeNotes } from "../use-grade-notes"

/** Mechanical properties, one group of rows for each condition the grade is sold in. */
export function MechanicalTable({ material }: { material: Material }) {
  const t = useTexts(materialScreensTexts)
  const { facts, metalCategory, stockGrade } = material
  const nameOf = useConditionNames()
  const noteOf = useGradeNotes()
  return (
    <section className={styles.section}>
      <h2 id="mechanical">{t.mechanicalPropertiesByCondition}</h2>
      <div className={`table-scroll ${styles.narrow}`} tabIndex={0} role="region" aria-labelledby="mechanical">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t.property}</th>
              <th scope="col" className="figure">
                {t.value}
              </th>
              <th scope="col">{t.basis}</th>
            </tr>
          </thead>
          {facts.conditions.map((condition) => (
            <tbody key={condition.name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={3}>
                  {nameOf(condition.name)} {condition.spec && <span className="unit">{noteOf(condition.spec)}</span>}
                </th>
              </tr>
              {condition.properties.map((figure) => (
                <tr key={`${figure.property} ${figure.limit} ${figure.unit}`}>
                  <th scope="row">{t.properties[figure.property]}</th>
                  <td className="figure"><FigureText figures={[figure]} /></td>
                  <td>
                    <Basis figure={figure} sources={facts.sources} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="hint">
        {fillNodes(t.testValuesDependOnSection, {
          link: <Link href={productsHref({ metalCategory, stockGrade })}>{t.theHeatsInStockShow}</Link>,
        })}
      </p>
    </section>
  )
}
