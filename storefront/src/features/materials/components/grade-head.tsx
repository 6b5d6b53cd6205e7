import { useTexts } from "#use-texts"
import { EitherSystem, EitherUnit } from "@/features/units/components/either-system"
import { gramsPerCubicCentimetre } from "@/features/units/metric"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import type { Material } from "../material"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** The names of a grade, its standards, density and limit for sour service. */
export function GradeHead({ material }: { material: Material }) {
  const t = useTexts(materialScreensTexts)
  const { facts, commonNames, uns, densityLbIn3, stockGrade } = material
  const { sourService } = facts
  return (
    <dl className={`facts ${styles.head}`}>
      <dt>{t.stockGrade}</dt>
      <dd className="mono">{stockGrade}</dd>
      <dt>{t.uns}</dt>
      <dd className="mono">{uns.join(", ")}</dd>
      <dt>{t.alsoKnownAs}</dt>
      <dd>{commonNames.join(", ")}</dd>
      <dt>{t.standards}</dt>
      <dd>{facts.standards.join(", ")}</dd>
      <dt>{t.density}</dt>
      <dd>
        <EitherSystem us={densityLbIn3.toFixed(3)} metric={gramsPerCubicCentimetre(densityLbIn3)} />{" "}
        <EitherUnit us="lb/in³" metric="g/cm³" />{" "}
        <Basis figure={{ source: facts.densitySource }} sources={facts.sources} />
      </dd>
      {sourService && (
        <>
          <dt>{t.sourService}</dt>
          <dd>
            {sourService.maxHrc !== null && fill(t.maxhrcHrc, { maxHrc: sourService.maxHrc })}
            {sourService.condition} <Basis figure={sourService} sources={facts.sources} />
          </dd>
        </>
      )}
    </dl>
  )
}
