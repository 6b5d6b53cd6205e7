import styles from "./drawing.module.css"

const ARROW = 6

type LineProps = { from: number; to: number; at: number; label: string; reach?: number }

/** A horizontal dimension line at `at`, its extension lines reaching back by `reach` (negative: downwards). */
export function HorizontalDimension({ from, to, at, label, reach = 8 }: LineProps) {
  const narrow = to - from < label.length * 6.7 + 2 * ARROW
  return (
    <g>
      <path
        className={styles.dimension}
        d={`M${from} ${at - reach}V${at + Math.sign(reach) * 3}M${to} ${at - reach}V${at + Math.sign(reach) * 3}M${from} ${at}H${to}`}
      />
      <path className={styles.arrow} d={`M${from} ${at}l${ARROW} -2v4zM${to} ${at}l-${ARROW} -2v4z`} />
      <text className={styles.text} x={(from + to) / 2} y={narrow || reach > 0 ? at + 13 : at - 5} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** A vertical dimension line at `at`; the label stands left of it, or above where there is no room. */
export function VerticalDimension({ from, to, at, label, reach = 8, above = false }: LineProps & { above?: boolean }) {
  const place = above
    ? { x: at - 14, y: from - 8, anchor: "start" as const }
    : { x: at - 6, y: (from + to) / 2 + 4, anchor: "end" as const }
  return (
    <g>
      <path
        className={styles.dimension}
        d={`M${at + reach} ${from}H${at - 3}M${at + reach} ${to}H${at - 3}M${at} ${from}V${to}`}
      />
      <path className={styles.arrow} d={`M${at} ${from}l-2 ${ARROW}h4zM${at} ${to}l-2 -${ARROW}h4z`} />
      <text className={styles.text} x={place.x} y={place.y} textAnchor={place.anchor}>
        {label}
      </text>
    </g>
  )
}
