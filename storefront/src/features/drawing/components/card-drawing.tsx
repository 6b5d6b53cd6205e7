import { useTexts } from "#use-texts"
import { millimetres } from "@/features/units/metric"
import { drawingTexts } from "@/texts/en/drawing"
import { drawingScale, extentOf, sideHeightOf, type Metal, type Shape } from "../geometry"
import { HorizontalDimension, type DimensionLabel } from "./dimension"
import styles from "./drawing.module.css"
import { Section } from "./section"
import { SideView } from "./side-view"

const WIDTH = 272
const HEIGHT = 136
const SECTION = 90
const CENTRE = { x: 72, y: 56 }
const SIDE = { x: 150, width: 104 }

type Props = {
  shape: Shape
  metal: Metal
  /** Without figures, where the drawing is shown too small to read them. */
  plain?: boolean
}

/** The drawing on a result card: section to scale with its dimension, a short side view, and the scale. */
export function CardDrawing({ shape, metal, plain = false }: Props) {
  const t = useTexts(drawingTexts)
  const { pixelsPerInch, label } = drawingScale(extentOf(shape), SECTION)
  const half = ((shape.kind === "flat" ? shape.width : shape.outer) * pixelsPerInch) / 2
  const side = sideHeightOf(shape) * pixelsPerInch
  return (
    <svg
      className={styles.drawing}
      viewBox={plain ? `20 0 240 112` : `0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <Section shape={shape} metal={metal} x={CENTRE.x} y={CENTRE.y} pixelsPerInch={pixelsPerInch} />
      <SideView shape={shape} metal={metal} x={SIDE.x} y={CENTRE.y - side / 2} width={SIDE.width} height={side} broken="end" />
      {!plain && <HorizontalDimension from={CENTRE.x - half} to={CENTRE.x + half} at={112} label={sizeLabel(shape)} reach={8} />}
      {!plain && (
        <text className={styles.small} x={SIDE.x + SIDE.width} y={125} textAnchor="end">
          {label ?? t.notToScale}
        </text>
      )}
    </svg>
  )
}

function sizeLabel(shape: Shape): DimensionLabel {
  return { us: sizeIn(shape, (inches) => inches.toFixed(3)), metric: sizeIn(shape, (inches) => millimetres(inches)) }
}

function sizeIn(shape: Shape, say: (inches: number) => string): string {
  if (shape.kind === "flat") return `${say(shape.width)} x ${say(shape.height)}`
  if (shape.kind === "tube") return `⌀ ${say(shape.outer)} / ${say(shape.inner)}`
  return `⌀ ${say(shape.outer)}`
}
