import { useTexts } from "#use-texts"
import { Density } from "@/features/units/components/density"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import type { Material } from "../material"
import { useGradeNotes } from "../use-grade-notes"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** The names of a grade, its standards, density and limit for sour service. */
export function GradeHead({ material }: { material: Material }) {
  const t = useTexts(materialScreensTexts)
  const { facts, commonNames, uns, densityLbIn3, stockGrade } = material
  const { sourService } = facts
  const noteOf = useGradeNotes()
  return (
    <dl className={`facts ${styles.head}`}>
      <dt>{t.stockGrade}</dt>
      <dd className="mono">{stockGrade}</dd>
      <dt>{t.uns}</dt>
      <dd className="mono">{uns.join(", ")}</dd>
      <dt>{t.alsoKnownAs}</dt>
      <dd>{commonNames.map(noteOf).join(", ")}</dd>
      <dt>{t.standards}</dt>
      <dd>{facts.standards.map(noteOf).join(", ")}</dd>
      <dt>{t.density}</dt>
      <dd>
        <Density poundsPerCubicInch={densityLbIn3} /> <Basis figure={{ source: facts.densitySource }} sources={facts.sources} />
      </dd>
      {sourService && (
        <>
          <dt>{t.sourService}</dt>
          <dd>
            {sourService.maxHrc !== null && fill(t.maxhrcHrc, { maxHrc: sourService.maxHrc })}
            {noteOf(sourService.condition)} <Basis figure={sourService} sources={facts.sources} />
          </dd>
        </>
      )}
    </dl>
  )
}
