import styles from "./drawing.module.css"
import { EitherText } from "./either-text"

const ARROW = 6

/** What a dimension says: the same in both systems, or what the root's `data-units` shows of the two. */
export type DimensionLabel = string | { us: string; metric: string }
type LineProps = { from: number; to: number; at: number; label: DimensionLabel; reach?: number }

/** A horizontal dimension line at `at`, its extension lines reaching back by `reach` (negative: downwards). */
export function HorizontalDimension({ from, to, at, label, reach = 8 }: LineProps) {
  const narrow = to - from < widest(label) * 6.7 + 2 * ARROW
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${from} ${at - reach}V${at + Math.sign(reach) * 3}M${to} ${at - reach}V${at + Math.sign(reach) * 3}M${from} ${at}H${to}`}
      />
      <path className={styles.arrow} d={`M${from} ${at}l${ARROW} -2v4zM${to} ${at}l-${ARROW} -2v4z`} />
      <Label label={label} x={(from + to) / 2} y={narrow || reach > 0 ? at + 13 : at - 5} textAnchor="middle" />
    </>
  )
}

/** A vertical dimension line at `at`; the label stands left of it, along it where there is no room. */
export function VerticalDimension({ from, to, at, label, reach = 8, along = false }: LineProps & { along?: boolean }) {
  const [x, middle] = [at - 6, (from + to) / 2]
  const place: LabelPlace = along
    ? { x, y: middle, textAnchor: "middle", transform: `rotate(-90 ${x} ${middle})` }
    : { x, y: middle + 4, textAnchor: "end" }
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${at + reach} ${from}H${at - 3}M${at + reach} ${to}H${at - 3}M${at} ${from}V${to}`}
      />
      <path className={styles.arrow} d={`M${at} ${from}l-2 ${ARROW}h4zM${at} ${to}l-2 -${ARROW}h4z`} />
      <Label label={label} {...place} />
    </>
  )
}

type LabelPlace = { x: number; y: number; textAnchor: "middle" | "end"; transform?: string }

function Label({ label, ...place }: LabelPlace & { label: DimensionLabel }) {
  return (
    <text className={styles.text} {...place}>
      {typeof label === "string" ? label : <EitherText {...label} />}
    </text>
  )
}

function widest(label: DimensionLabel): number {
  return typeof label === "string" ? label.length : Math.max(label.us.length, label.metric.length)
}
