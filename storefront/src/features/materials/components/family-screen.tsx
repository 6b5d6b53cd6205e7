import { crumb, productsHref } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { familiesTexts } from "@/texts/en/families"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"
import { getStockByGrade } from "../data"
import type { Family } from "../families"
import { materialsOf } from "../material"
import { CompositionMatrix } from "./composition-matrix"
import { FamilyDrawing } from "./family-drawing"
import { GradeTable } from "./grade-table"
import styles from "./materials.module.css"
import { MechanicalMatrix } from "./mechanical-matrix"

/** One of the three families: what it is for, its grades with live stock, and all their figures side by side. */
export async function FamilyScreen({ family }: { family: Family }) {
  const t = await getTexts(materialScreensTexts)
  const { title, scope, uses } = (await getTexts(familiesTexts))[family.slug]
  const stock = await getStockByGrade(family.metal)
  const materials = materialsOf(family.metal)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        crumbs={[crumb(t.home, paths.home), crumb(t.materials, paths.materials), crumb(title, paths.material(family.slug))]}
      />
      <h1>{title}</h1>
      <div className={styles.opening}>
        <div className={styles.prose}>
          {scope.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
          <p>
            <Link className="button primary" href={productsHref({ metalCategory: family.metal })}>
              {fill(t.seeAllInStock, { family: title.toLowerCase() })}
            </Link>
          </p>
        </div>
        <FamilyDrawing metalCategory={family.metal} />
      </div>
      <GradeTable family={family} materials={materials} stock={stock} />
      <CompositionMatrix family={family} materials={materials} />
      <MechanicalMatrix family={family} materials={materials} />
      <GuidanceNote>{t.figuresMarkedTypAreTypical}</GuidanceNote>
    </article>
  )
}
