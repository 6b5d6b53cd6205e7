import type { PriceBreak } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatPrice } from "@/lib/format"
import { productTexts } from "@/texts/en/product"
import { fill } from "@/texts/fill"
import { plotPrices } from "../price-plot"
import styles from "./price-breaks.module.css"

const HEIGHT = 168
const BOX = { left: 64, top: 16, bottom: 124 }
const AXIS = 148
/** How wide the plot is drawn, and so how large its words come out: on a phone a wide drawing would shrink them. */
const WIDTHS = { wide: 480, narrow: 300 } as const

type Props = { breaks: PriceBreak[]; pieces: number }

/** Unit price against pieces, with every break and where the order stands. The table beside it says the same in numbers. */
export function PricePlot(props: Props) {
  return (
    <>
      <Plot {...props} size="wide" />
      <Plot {...props} size="narrow" />
    </>
  )
}

function Plot({ breaks, pieces, size }: Props & { size: keyof typeof WIDTHS }) {
  const t = useTexts(productTexts)
  const width = WIDTHS[size]
  const right = width - 12
  const { steps, now, last } = plotPrices(breaks, pieces, { ...BOX, right })
  const path = steps.map(({ from, to, y }, index) => `${index === 0 ? "M" : "L"}${from} ${y}H${to}`).join("")
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={`${styles.plot} ${styles[size]}`}
      role="img"
      aria-label={fill(t.unitPriceFrom1To, { last })}
    >
      <path d={`M${BOX.left} ${AXIS - 16}H${right}`} className={styles.axis} />
      {steps.map((step) => (
        <g key={step.pieces}>
          <path d={`M${BOX.left} ${step.y}H${step.from}`} className={styles.guide} />
          <path d={`M${step.from} ${step.y}V${AXIS - 16}`} className={styles.guide} />
        </g>
      ))}
      <path d={path} className={styles.line} />
      {now && <circle cx={now.x} cy={now.y} r="5" className={styles.now} />}
      {spaced(steps, (step) => step.y, 14).map((step) => (
        <text key={step.pieces} x={BOX.left - 8} y={step.y + 4} textAnchor="end" className={styles.tick}>
          {formatPrice(step.unitPrice)}
        </text>
      ))}
      {spaced(steps, (step) => step.from, 22).map((step) => (
        <text key={step.pieces} x={step.from} y={AXIS} textAnchor="middle" className={styles.tick}>
          {step.pieces}
        </text>
      ))}
      <text x={right} y={AXIS + 16} textAnchor="end" className={styles.tick}>
        {t.pieces2}
      </text>
    </svg>
  )
}

/** Only labels that do not stand on the one before. */
function spaced<T>(list: T[], place: (one: T) => number, gap: number): T[] {
  let before = Number.NEGATIVE_INFINITY
  return list.filter((one) => {
    if (Math.abs(place(one) - before) < gap) return false
    before = place(one)
    return true
  })
}
