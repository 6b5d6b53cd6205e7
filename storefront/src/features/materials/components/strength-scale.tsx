import type { UnitSystem } from "@/features/units/unit-values"
import { scaleTicks } from "../strength-bars"
import styles from "./strength-chart.module.css"

const SYSTEMS: readonly UnitSystem[] = ["us", "metric"]

/** The lines behind the bars of one condition, at the round numbers of the reader's system. */
export function StrengthLines({ end }: { end: number }) {
  return SYSTEMS.map((system) => (
    <g key={system} className={`${system}-units`}>
      {scaleTicks(end, system).map(({ label, at }) => (
        <line key={label} className={styles.line} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
    </g>
  ))
}

/** What the lines stand for, below the last bar. */
export function StrengthScale({ end }: { end: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      <svg className={`${styles.track} ${styles.scale}`} height="16">
        {SYSTEMS.map((system) => (
          <g key={system} className={`${system}-units`}>
            {scaleTicks(end, system).map(({ label, at }) => (
              <text key={label} className={styles.figure} x={`${at}%`} y="13" textAnchor="middle">
                {label}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}
