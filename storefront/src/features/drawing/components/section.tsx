import type { Metal, Shape } from "../geometry"
import styles from "./drawing.module.css"

type Props = { shape: Shape; metal: Metal; x: number; y: number; pixelsPerInch: number; plain?: boolean }

/** The cut face around the centre (x, y): tone, hatch and centre lines. */
export function Section({ shape, metal, x, y, pixelsPerInch, plain = false }: Props) {
  const path = sectionPath(shape, x, y, pixelsPerInch)
  const half = halfSize(shape, pixelsPerInch)
  return (
    <g>
      <path d={path} fillRule="evenodd" className={styles.outline} style={{ fill: `var(--${metal}-section)` }} />
      {!plain && <path d={path} fillRule="evenodd" className={styles.hatch} />}
      {!plain && (
        <path
          className={styles.centre}
          d={`M${x - half.x - 7} ${y}H${x + half.x + 7}M${x} ${y - half.y - 7}V${y + half.y + 7}`}
        />
      )}
    </g>
  )
}

function halfSize(shape: Shape, scale: number) {
  if (shape.kind === "flat") return { x: (shape.width * scale) / 2, y: (shape.height * scale) / 2 }
  return { x: (shape.outer * scale) / 2, y: (shape.outer * scale) / 2 }
}

function sectionPath(shape: Shape, x: number, y: number, scale: number): string {
  if (shape.kind === "flat") {
    const width = round(shape.width * scale)
    const height = round(shape.height * scale)
    return `M${round(x - width / 2)} ${round(y - height / 2)}h${width}v${height}h${-width}z`
  }
  const outer = circle(x, y, (shape.outer * scale) / 2)
  return shape.kind === "tube" ? outer + circle(x, y, (shape.inner * scale) / 2) : outer
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
