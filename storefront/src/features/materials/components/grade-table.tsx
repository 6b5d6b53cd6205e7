import { productsHref } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { EitherSystem } from "@/features/units/components/either-system"
import { gramsPerCubicCentimetre } from "@/features/units/grams-per-cubic-centimetre"
import { formatCount } from "@/lib/format"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import type { Family } from "../families"
import type { Material } from "../material"
import { useGradeNotes } from "../use-grade-notes"
import styles from "./materials.module.css"

type Props = { family: Family; materials: readonly Material[]; stock: ReadonlyMap<string, number> | null }

/** The grades of a family with their names and what is in stock of each. */
export function GradeTable({ family, materials, stock }: Props) {
  const t = useTexts(materialScreensTexts)
  const noteOf = useGradeNotes()
  const stockOf = ({ stockGrade }: Material) => (stock ? formatCount(stock.get(stockGrade) ?? 0) : t.seeStock)
  return (
    <section className={styles.section}>
      <h2 id="grades">{t.grades}</h2>
      <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="grades">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t.grade}</th>
              <th scope="col">{t.uns}</th>
              <th scope="col" className={styles.spare}>
                {t.alsoKnownAs}
              </th>
              <th scope="col" className="figure">
                {t.density} <EitherSystem us="lb/in³" metric="g/cm³" />
              </th>
              <th scope="col" className="figure">
                {t.itemsInStock}
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map((material) => (
              <tr key={material.slug}>
                <th scope="row">
                  <Link href={paths.grade(family.slug, material.slug)}>{material.stockGrade}</Link>
                </th>
                <td className="mono">{material.uns.join(", ")}</td>
                <td className={styles.spare}>{material.commonNames.map(noteOf).join(", ")}</td>
                <td className="figure">
                  <EitherSystem us={material.densityLbIn3.toFixed(3)} metric={gramsPerCubicCentimetre(material.densityLbIn3)} />
                </td>
                <td className="figure">
                  <Link
                    href={productsHref({ metalCategory: family.metal, stockGrade: material.stockGrade })}
                    aria-label={fill(t.itemsOf, { items: stockOf(material), stockGrade: material.stockGrade })}
                  >
                    {stockOf(material)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
