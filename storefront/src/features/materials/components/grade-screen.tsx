import { crumb } from "@billet/backend/contract"
import Link from "next/link"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { paths } from "@/lib/paths"
import { getGradeStock } from "../data"
import type { Family } from "../families"
import { gradeTitle, type Material } from "../material"
import { CompositionTables } from "./composition-tables"
import { GradeHead } from "./grade-head"
import { GradeStockPanel } from "./grade-stock"
import styles from "./materials.module.css"
import { MechanicalTable } from "./mechanical-table"
import { SourceList } from "./source-list"
import { StrengthChart } from "./strength-chart"

/** Everything about one grade, beside what is in stock of it. */
export async function GradeScreen({ family, material }: { family: Family; material: Material }) {
  const stock = await getGradeStock(material.metalCategory, material.stockGrade)
  const title = gradeTitle(material)
  const href = paths.grade(family.slug, material.slug)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        crumbs={[
          crumb("Home"),
          crumb("Materials", paths.materials),
          crumb(family.title, paths.material(family.slug)),
          crumb(title, href),
        ]}
      />
      <h1>{title}</h1>
      <div className={styles.withAside}>
        <div className={styles.main}>
          <GradeHead material={material} />
          <CompositionTables facts={material.facts} />
          <MechanicalTable material={material} />
          <StrengthChart conditions={material.facts.conditions} />
          <GuidanceNote>Figures for the grade, not for one bar.</GuidanceNote>
          <SourceList sources={material.facts.sources} />
        </div>
        <div className={styles.aside}>
          <GradeStockPanel material={material} stock={stock} />
          <p className="hint">
            <Link href={paths.weightCalculator}>Work out a weight</Link> ·{" "}
            <Link href={paths.crossReference}>All names of all grades</Link>
          </p>
        </div>
      </div>
    </article>
  )
}
