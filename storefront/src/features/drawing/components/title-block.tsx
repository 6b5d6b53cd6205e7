import { useTexts } from "#use-texts"
import { drawingTexts } from "@/texts/en/drawing"
import { fill } from "@/texts/fill"
import type { DrawnShape } from "../geometry"
import styles from "./drawing.module.css"
import { EitherText } from "./either-text"

const WIDTH = 720
const WIDTHS = [110, 90, 220, 100, 90]
const LEFT = WIDTH - 2 - WIDTHS.reduce((sum, width) => sum + width, 0)

type Props = { shape: DrawnShape; grade: string; productCode: string; scale: string | null }

/** The foot of a sheet: grade, shape, code, scale and the unit of its figures. The page says all of it in words too. */
export function TitleBlock({ shape, grade, productCode, scale }: Props) {
  const t = useTexts(drawingTexts)
  const cells = [
    grade,
    t.shapes[shape.kind],
    productCode,
    fill(t.scale, { scale: scale ?? t.notToScale }),
    <EitherText key="units" us={t.inches} metric={t.millimetres} />,
  ]
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} 26`} width="100%" aria-hidden="true">
      {cells.map((cell, index) => {
        const x = LEFT + WIDTHS.slice(0, index).reduce((sum, width) => sum + width, 0)
        return (
          <g key={index}>
            <rect className={styles.block} x={x} y={1} width={WIDTHS[index]} height={24} />
            <text className={styles.small} x={x + 8} y={16.5}>
              {cell}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
