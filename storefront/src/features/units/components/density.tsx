import { gramsPerCubicCentimetre } from "../grams-per-cubic-centimetre"
import { EitherSystem, EitherUnit } from "./either-system"

/** The density of a grade: "0.297 lb/in³" or "8.22 g/cm³". */
export function Density({ poundsPerCubicInch }: { poundsPerCubicInch: number }) {
  return (
    <>
      <EitherSystem us={poundsPerCubicInch.toFixed(3)} metric={gramsPerCubicCentimetre(poundsPerCubicInch)} />{" "}
      <EitherUnit us="lb/in³" metric="g/cm³" />
    </>
  )
}
