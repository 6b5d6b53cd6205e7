import { useTexts } from "#use-texts"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import type { Condition } from "../grade-facts"
import styles from "./materials.module.css"
import { useConditionNames } from "../use-condition-names"

const LABEL = 232
const PLOT = 408
const ROW = 44
const TOP = 24

type Bar = { condition: string; yield: number | null; tensile: number | null }

/** Yield and tensile strength by condition, drawn from zero: what a heat treatment buys. Needs two conditions to compare. */
export function StrengthChart({ conditions }: { conditions: readonly Condition[] }) {
  const t = useTexts(materialScreensTexts)
  const nameOf = useConditionNames()
  const bars = conditions
    .map((condition) => toBar(condition, nameOf(condition.name)))
    .filter((bar) => bar.yield !== null || bar.tensile !== null)
  if (bars.length < 2) return null
  const top = Math.ceil(Math.max(...bars.map((bar) => Math.max(bar.yield ?? 0, bar.tensile ?? 0))) / 50) * 50
  const ticks = Array.from({ length: top / 50 + 1 }, (_, index) => index * 50)
  const x = (ksi: number) => LABEL + (ksi / top) * PLOT
  const height = TOP + bars.length * ROW
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${LABEL + PLOT + 40} ${height + 20}`} role="img" aria-label={describe(t, bars)}>
        {ticks.map((ksi) => (
          <g key={ksi}>
            <path className={styles.tick} d={`M${x(ksi)} ${TOP - 6}V${height}`} />
            <text className={styles.axis} x={x(ksi)} y={height + 14} textAnchor="middle">
              {ksi}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.condition} transform={`translate(0 ${TOP + index * ROW})`}>
            <text className={styles.name} x={LABEL - 12} y={22} textAnchor="end">
              {shorten(bar.condition)}
            </text>
            {bar.yield !== null && <Strength className={styles.yield} y={4} end={x(bar.yield)} value={bar.yield} />}
            {bar.tensile !== null && <Strength className={styles.tensile} y={19} end={x(bar.tensile)} value={bar.tensile} />}
          </g>
        ))}
      </svg>
      <figcaption className="hint">
        {fillNodes(t.yieldAndTensile, {
          yieldKey: <span className={styles.keyYield} aria-hidden="true" />,
          tensileKey: <span className={styles.keyTensile} aria-hidden="true" />,
        })}
      </figcaption>
    </figure>
  )
}

function Strength({ className, y, end, value }: { className?: string; y: number; end: number; value: number }) {
  return (
    <>
      <rect className={className} x={LABEL} y={y} width={end - LABEL} height={11} />
      <text className={styles.axis} x={end + 5} y={y + 9.5}>
        {value}
      </text>
    </>
  )
}

function toBar(condition: Condition, name: string): Bar {
  const strength = (name: string) =>
    condition.properties.find(({ property, limit }) => property === name && limit !== "max")?.value ?? null
  return { condition: name, yield: strength("Yield Strength (0.2%)"), tensile: strength("Tensile Strength") }
}

function shorten(name: string): string {
  return name.length > 34 ? `${name.slice(0, 33)}…` : name
}

function describe(t: typeof materialScreensTexts.texts, bars: Bar[]): string {
  const parts = bars.map((bar) =>
    fill(t.strengthOf, { condition: bar.condition, yield: bar.yield ?? t.notStated, tensile: bar.tensile ?? t.notStated }),
  )
  return fill(t.strengthByCondition, { strengths: parts.join(". ") })
}
