import { useTexts } from "#use-texts"
import { EitherSystem } from "@/features/units/components/either-system"
import { megapascals } from "@/features/units/megapascals"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import type { Condition } from "../grade-facts"
import { scaleEnd, strengthBars, type StrengthBar } from "../strength-bars"
import { useConditionNames } from "../use-condition-names"
import styles from "./strength-chart.module.css"
import { StrengthLines, StrengthScale } from "./strength-scale"

/**
 * Yield and tensile strength by condition, drawn from zero: what a heat treatment buys. Needs two conditions to compare. Only the
 * bars grow with the page: their places are percentages, so the words stay as large on a phone as elsewhere.
 */
export function StrengthChart({ conditions }: { conditions: readonly Condition[] }) {
  const t = useTexts(materialScreensTexts)
  const nameOf = useConditionNames()
  const bars = strengthBars(conditions)
  if (bars.length < 2) return null
  const end = scaleEnd(bars)
  return (
    <figure className={styles.chart} aria-label={t.strengthByCondition}>
      <ul>
        {bars.map((bar) => (
          <li key={bar.condition} className={styles.row}>
            <span className={styles.name}>{nameOf(bar.condition)}</span>
            <span className="visually-hidden">
              <EitherSystem us={inWords(t, bar, String, "ksi")} metric={inWords(t, bar, megapascals, "MPa")} />
            </span>
            <svg className={styles.track} height="40" aria-hidden="true">
              <StrengthLines end={end} />
              {bar.yield !== null && <Strength className={styles.yield} y={7} ksi={bar.yield} end={end} />}
              {bar.tensile !== null && <Strength className={styles.tensile} y={22} ksi={bar.tensile} end={end} />}
            </svg>
          </li>
        ))}
      </ul>
      <StrengthScale end={end} />
      <figcaption className="hint">
        {fillNodes(t.yieldAndTensile, {
          yieldKey: <span className={styles.keyYield} aria-hidden="true" />,
          tensileKey: <span className={styles.keyTensile} aria-hidden="true" />,
          unit: <EitherSystem us="ksi" metric="MPa" />,
        })}
      </figcaption>
    </figure>
  )
}

type StrengthProps = { className?: string; y: number; ksi: number; end: number }

function Strength({ className, y, ksi, end }: StrengthProps) {
  const x = `${(ksi * 100) / end}%`
  const place = { x, dx: 5, y: y + 9.5 }
  return (
    <>
      <rect className={className} y={y} width={x} height={11} />
      <text className={`${styles.figure} us-units`} {...place}>
        {ksi}
      </text>
      <text className={`${styles.figure} metric-units`} {...place}>
        {megapascals(ksi)}
      </text>
    </>
  )
}

function inWords(t: typeof materialScreensTexts.texts, bar: StrengthBar, say: (ksi: number) => string, unit: string): string {
  const told = (ksi: number | null) => (ksi === null ? t.notStated : say(ksi))
  return fill(t.strengthOf, { yield: told(bar.yield), tensile: told(bar.tensile), unit })
}
