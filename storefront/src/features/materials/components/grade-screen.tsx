import { crumb } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { familiesTexts } from "@/texts/en/families"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { getTexts } from "@/texts/get-texts"
import { getGradeStock } from "../data"
import type { Family } from "../families"
import { gradeTitle, type Material } from "../material"
import { CompositionTables } from "./composition-tables"
import { GradeHead } from "./grade-head"
import { GradeStockPanel } from "./grade-stock"
import styles from "./materials.module.css"
import { MechanicalTable } from "./mechanical-table"
import { SourceList } from "./source-list"
import { StockForms } from "./stock-forms"
import { StrengthChart } from "./strength-chart"

/** Everything about one grade, beside what is in stock of it. */
export async function GradeScreen({ family, material }: { family: Family; material: Material }) {
  const t = await getTexts(materialScreensTexts)
  const families = await getTexts(familiesTexts)
  const stock = await getGradeStock(material.metalCategory, material.stockGrade)
  const title = gradeTitle(material)
  const href = paths.grade(family.slug, material.slug)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        crumbs={[
          crumb(t.home, paths.home),
          crumb(t.materials, paths.materials),
          crumb(families[family.slug].title, paths.material(family.slug)),
          crumb(title, href),
        ]}
      />
      <h1>{title}</h1>
      <div className={styles.withAside}>
        <div className={styles.main}>
          <GradeHead material={material} />
          <StockForms material={material} stock={stock} />
          <MechanicalTable material={material} />
          <StrengthChart conditions={material.facts.conditions} />
          <CompositionTables facts={material.facts} />
          <GuidanceNote>{t.figuresForTheGradeNot}</GuidanceNote>
          <SourceList sources={material.facts.sources} />
        </div>
        <div className={styles.aside}>
          <GradeStockPanel material={material} stock={stock} />
          <p className="hint">
            <Link href={paths.weightCalculator}>{t.workOutAWeight}</Link> ·{" "}
            <Link href={paths.crossReference}>{t.allNamesOfAllGrades}</Link>
          </p>
        </div>
      </div>
    </article>
  )
}
