import { EitherSystem } from "@/features/units/components/either-system"
import { summariseFigures } from "../figures"
import type { MechanicalFigure } from "../grade-facts"

/** Figures of one property, strengths in the reader's system; a dash where there is none. */
export function FigureText({ figures }: { figures: readonly MechanicalFigure[] }) {
  const [us, metric] = [summariseFigures(figures, "us"), summariseFigures(figures, "metric")]
  if (us === metric) return us || "–"
  return <EitherSystem us={us} metric={metric} />
}
