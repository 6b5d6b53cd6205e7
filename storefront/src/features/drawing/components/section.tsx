import { sizeOf, type DrawnShape, type Metal } from "../geometry"
import { sectionPath } from "../section-path"
import styles from "./drawing.module.css"

type Props = { shape: DrawnShape; metal: Metal; x: number; y: number; pixelsPerInch: number; plain?: boolean }

/** The cut face around the centre (x, y): tone, hatch and centre lines. */
export function Section({ shape, metal, x, y, pixelsPerInch, plain = false }: Props) {
  const path = sectionPath(shape, x, y, pixelsPerInch)
  const half = halfSize(shape, pixelsPerInch)
  return (
    <>
      <path d={path} fillRule="evenodd" className={styles.outline} fill={`var(--${metal}-section)`} />
      {!plain && <path d={path} fillRule="evenodd" className={styles.hatch} />}
      {!plain && (
        <path
          className={styles.centre}
          d={`M${x - half.x - 7} ${y}H${x + half.x + 7}M${x} ${y - half.y - 7}V${y + half.y + 7}`}
        />
      )}
    </>
  )
}

function halfSize(shape: DrawnShape, scale: number) {
  const { x, y } = sizeOf(shape)
  return { x: (x * scale) / 2, y: (y * scale) / 2 }
}
