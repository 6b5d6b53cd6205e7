import type { Material } from "../material"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** The names of a grade, its standards, density and limit for sour service. */
export function GradeHead({ material }: { material: Material }) {
  const { facts, commonNames, uns, densityLbIn3, stockGrade } = material
  const { sourService } = facts
  return (
    <dl className={`facts ${styles.head}`}>
      <dt>Stock grade</dt>
      <dd className="mono">{stockGrade}</dd>
      <dt>UNS</dt>
      <dd className="mono">{uns.join(", ")}</dd>
      <dt>Also known as</dt>
      <dd>{commonNames.join(", ")}</dd>
      <dt>Standards</dt>
      <dd>{facts.standards.join(", ")}</dd>
      <dt>Density</dt>
      <dd>
        {densityLbIn3.toFixed(3)} <span className="unit">lb/in³</span>{" "}
        <Basis figure={{ source: facts.densitySource }} sources={facts.sources} />
      </dd>
      {sourService && (
        <>
          <dt>Sour service</dt>
          <dd>
            {sourService.maxHrc !== null && `≤ ${sourService.maxHrc} HRC, `}
            {sourService.condition} <Basis figure={sourService} sources={facts.sources} />
          </dd>
        </>
      )}
    </dl>
  )
}
