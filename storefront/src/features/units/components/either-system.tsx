import type { ReactNode } from "react"

type Props = { us: ReactNode; metric: ReactNode }

/** Both systems stand in the page and the root's `data-units` shows one: a switch needs no new page and no script here. */
export function EitherSystem({ us, metric }: Props) {
  return (
    <>
      <span className="us-units">{us}</span>
      <span className="metric-units">{metric}</span>
    </>
  )
}

/** The names of one unit in both systems, in the quieter tone of units. */
export function EitherUnit(names: Props) {
  return (
    <span className="unit">
      <EitherSystem {...names} />
    </span>
  )
}

/** "in" or "mm", for a head or a label. */
export function LengthUnit() {
  return <EitherUnit us="in" metric="mm" />
}
