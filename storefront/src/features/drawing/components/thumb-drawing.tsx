import { extentOf, type Metal, type Shape } from "../geometry"
import styles from "./drawing.module.css"
import { Section } from "./section"

/** The smallest drawing: the section alone. Larger stock draws a little larger, so a list shows sizes at a glance. */
export function ThumbDrawing({ shape, metal, size = 30 }: { shape: Shape; metal: Metal; size?: number }) {
  const share = Math.min(1, 0.5 + extentOf(shape) / 24)
  const pixelsPerInch = ((size - 4) * share) / extentOf(shape)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <Section shape={shape} metal={metal} x={size / 2} y={size / 2} pixelsPerInch={pixelsPerInch} plain />
    </svg>
  )
}
