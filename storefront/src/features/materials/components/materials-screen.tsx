import { crumb } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { Link } from "@/components/link"
import { formatCount } from "@/lib/format"
import { paths } from "@/lib/paths"
import { familiesTexts } from "@/texts/en/families"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { getTexts } from "@/texts/get-texts"
import { getStockByGrade } from "../data"
import { FAMILIES } from "../families"
import { materialsOf } from "../material"
import { FamilyDrawing } from "./family-drawing"
import styles from "./materials.module.css"

/** The index: three families, and every grade one click away. */
export async function MaterialsScreen() {
  const t = await getTexts(materialScreensTexts)
  const words = await getTexts(familiesTexts)
  const stock = await getStockByGrade()
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.materials, paths.materials)]} />
      <h1>{t.materials}</h1>
      <p className={`${styles.prose} quiet`}>{t.compositionStrengthByConditionAnd}</p>
      {FAMILIES.map((family) => (
        <section key={family.slug} aria-labelledby={family.slug} className={styles.family}>
          <FamilyDrawing metalCategory={family.metal} />
          <div className={styles.section}>
            <h2 id={family.slug}>
              <Link href={paths.material(family.slug)}>{words[family.slug].title}</Link>
            </h2>
            <p className={styles.prose}>{words[family.slug].summary}</p>
            <ul className={styles.gradeLinks}>
              {materialsOf(family.metal).map((material) => (
                <li key={material.slug}>
                  <Link href={paths.grade(family.slug, material.slug)}>
                    <span>{material.stockGrade}</span>
                    <span className="unit">{stock ? formatCount(stock.get(material.stockGrade) ?? 0) : ""}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <p>
        <Link href={paths.crossReference}>{t.crossReferenceUnsNumbersCommon}</Link>
      </p>
    </div>
  )
}
