import { crumb } from "@billet/backend/contract"
import Link from "next/link"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { formatCount } from "@/lib/format"
import { paths } from "@/lib/paths"
import { getStockByGrade } from "../data"
import { FAMILIES } from "../families"
import { materialsOf } from "../material"
import { FamilyDrawing } from "./family-drawing"
import styles from "./materials.module.css"

/** The index: three families, and every grade one click away. */
export async function MaterialsScreen() {
  const stock = await getStockByGrade()
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Materials", paths.materials)]} />
      <h1>Materials</h1>
      <p className={`${styles.prose} quiet`}>
        Composition, strength by condition and sour service limits of the grades we stock, with what is on the shelf today.
      </p>
      {FAMILIES.map((family) => (
        <section key={family.slug} aria-labelledby={family.slug} className={styles.family}>
          <FamilyDrawing metalCategory={family.metal} title={family.title} />
          <div className={styles.section}>
            <h2 id={family.slug}>
              <Link href={paths.material(family.slug)}>{family.title}</Link>
            </h2>
            <p className={styles.prose}>{family.summary}</p>
            <ul className={styles.gradeLinks}>
              {materialsOf(family.metal).map((material) => (
                <li key={material.slug}>
                  <Link href={paths.grade(family.slug, material.slug)} prefetch={false}>
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
        <Link href={paths.crossReference}>Cross-reference: UNS numbers, common names and standards of every grade</Link>
      </p>
    </div>
  )
}
