import { cornersOf, sideHeightOf, type DrawnShape, type Metal } from "../geometry"
import styles from "./drawing.module.css"

type Props = {
  shape: DrawnShape
  metal: Metal
  x: number
  y: number
  width: number
  height: number
  /** Where the bar is shown broken off: at its far end, in the middle, or not at all. */
  broken: "end" | "middle" | "none"
}

/** The bar from the side, its upper left corner at (x, y). A tube shows its bore as hidden lines. */
export function SideView({ shape, metal, x, y, width, height, broken }: Props) {
  const fill = shape.kind === "flat" || "flats" in shape ? `var(--${metal}-2)` : `url(#bar-${metal})`
  const bore = shape.kind === "tube" ? (height * (1 - shape.inner / shape.outer)) / 2 : null
  const right = x + width
  const edges = edgesOf(shape).map((place) => `M${x} ${y + place * height}H${right}`)
  const wave = Math.min(6, height / 4)
  const end =
    broken === "end"
      ? `C${right + wave} ${y + height / 4} ${right - wave} ${y + (height * 3) / 4} ${right} ${y + height}`
      : `V${y + height}`
  return (
    <>
      <path className={styles.outline} fill={fill} d={`M${x} ${y}H${right}${end}H${x}z`} />
      {bore !== null && <path className={styles.hidden} d={`M${x} ${y + bore}H${right}M${x} ${y + height - bore}H${right}`} />}
      {edges.length > 0 && <path className={`${styles.outline} ${styles.edge}`} d={edges.join("")} />}
      <path className={styles.centre} d={`M${x - 8} ${y + height / 2}H${right + 10}`} />
      {broken === "middle" && <Break x={x + width / 2} y={y} height={height} />}
    </>
  )
}

/** Where the edges between the sides that face the reader stand, as shares of the height. */
function edgesOf(shape: DrawnShape): number[] {
  if (!("flats" in shape)) return []
  const height = sideHeightOf(shape)
  const places = cornersOf(shape).map(({ x, y }) => (x > 0 ? y / height + 0.5 : 0))
  return places.filter((place) => place > 0.01 && place < 0.99)
}

/** The pair of break lines that says: shortened here. */
function Break({ x, y, height }: { x: number; y: number; height: number }) {
  const line = (at: number) =>
    `M${at} ${y - 5}C${at + 7} ${y + height / 3} ${at - 7} ${y + (height * 2) / 3} ${at} ${y + height + 5}`
  const back = `L${x + 6} ${y + height + 5}C${x - 1} ${y + (height * 2) / 3} ${x + 13} ${y + height / 3} ${x + 6} ${y - 5}z`
  return (
    <>
      <path className={styles.gap} d={`${line(x - 6)}${back}`} />
      <path className={`${styles.outline} ${styles.edge}`} d={`${line(x - 6)}${line(x + 6)}`} />
    </>
  )
}
