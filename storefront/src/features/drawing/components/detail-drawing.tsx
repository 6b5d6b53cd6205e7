import { useTexts } from "#use-texts"
import { millimetres } from "@/features/units/metric"
import { drawingTexts } from "@/texts/en/drawing"
import { fill } from "@/texts/fill"
import { describeShape, type DrawnShape, type Metal, sectionScale, sideHeightOf, sizeOf } from "../geometry"
import { HorizontalDimension, VerticalDimension, type DimensionLabel } from "./dimension"
import styles from "./drawing.module.css"
import { Section } from "./section"
import { SideView } from "./side-view"
import { TitleBlock } from "./title-block"

/** Where things stand on the sheet; the narrow one is for phones, whose screens would shrink the figures of the wide one. */
const SHEETS = {
  wide: {
    width: 720,
    height: 262,
    section: { x: 208, y: 176 },
    x: 176,
    y: 132,
    sideX: 330,
    sideWidth: 360,
    gap: 30,
    block: true,
  },
  narrow: {
    width: 344,
    height: 196,
    section: { x: 112, y: 104 },
    x: 96,
    y: 84,
    sideX: 186,
    sideWidth: 148,
    gap: 26,
    block: false,
  },
} as const
type Sheet = (typeof SHEETS)[keyof typeof SHEETS]

/** What is drawn of a piece. */
type PieceProps = {
  shape: DrawnShape
  metal: Metal
  /** Length of one piece, inches; null while it is not known. */
  length: number | null
}
type Props = PieceProps & { grade: string; productCode: string }

/**
 * The diagram of a stock item: section and one piece at one scale, shortened by a break where it would not fit. The title
 * block stands at the lower edge of whatever sheet the drawing is given.
 */
export function DetailDrawing(props: Props) {
  return (
    <>
      <div className={styles.wideOnly}>
        <Drawing {...props} sheet={SHEETS.wide} />
        <TitleBlock {...props} scale={sectionScale(props.shape, SHEETS.wide.section).label} />
      </div>
      <div className={styles.narrowOnly}>
        <Drawing {...props} sheet={SHEETS.narrow} />
      </div>
    </>
  )
}

/** The same piece on a narrow sheet of its own, without a title block. */
export function PieceDrawing(props: PieceProps) {
  return <Drawing {...props} sheet={SHEETS.narrow} />
}

function Drawing({ shape, metal, length, sheet }: PieceProps & { sheet: Sheet }) {
  const { pixelsPerInch, label } = sectionScale(shape, sheet.section)
  const side = sideHeightOf(shape) * pixelsPerInch
  const drawn = length === null ? sheet.sideWidth : Math.max(14, Math.min(sheet.sideWidth, length * pixelsPerInch))
  const broken = length === null ? "end" : length * pixelsPerInch > sheet.sideWidth ? "middle" : "none"
  const t = useTexts(drawingTexts)
  const described = describeShape(t, shape)
  const title = length === null ? described : fill(t.onePiece, { shape: described, length: length.toFixed(3) })
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${sheet.width} ${sheet.height}`} width="100%" role="img" aria-label={title}>
      <Section shape={shape} metal={metal} x={sheet.x} y={sheet.y} pixelsPerInch={pixelsPerInch} />
      <SectionDimensions shape={shape} pixelsPerInch={pixelsPerInch} sheet={sheet} />
      <SideView shape={shape} metal={metal} x={sheet.sideX} y={sheet.y - side / 2} width={drawn} height={side} broken={broken} />
      {length !== null && (
        <HorizontalDimension
          from={sheet.sideX}
          to={sheet.sideX + drawn}
          at={sheet.y + side / 2 + sheet.gap}
          reach={sheet.gap - 4}
          label={{ us: `${length.toFixed(3)} in`, metric: `${millimetres(length)} mm` }}
        />
      )}
      {!sheet.block && (
        <text className={styles.small} x={sheet.width - 2} y={12} textAnchor="end">
          {fill(t.scale, { scale: label ?? t.notToScale })}
        </text>
      )}
    </svg>
  )
}

function SectionDimensions({ shape, pixelsPerInch, sheet }: { shape: DrawnShape; pixelsPerInch: number; sheet: Sheet }) {
  const { x, y, gap } = sheet
  const size = sizeOf(shape)
  const half = { x: (size.x * pixelsPerInch) / 2, y: (size.y * pixelsPerInch) / 2 }
  const inner = shape.kind === "tube" ? (shape.inner * pixelsPerInch) / 2 : half.y
  const isCircle = shape.kind === "round" || shape.kind === "tube"
  const sign = isCircle ? "⌀ " : ""
  const left = x - half.x - gap
  const reach = shape.kind === "flat" ? gap - 4 : x - left - 4
  return (
    <>
      <HorizontalDimension
        from={x - half.x}
        to={x + half.x}
        at={y + half.y + gap}
        reach={gap - 4}
        label={sizeLabel(sign, size.x)}
      />
      {(shape.kind === "tube" || shape.kind === "flat") && (
        <VerticalDimension
          from={y - inner}
          to={y + inner}
          at={left}
          reach={reach}
          label={sizeLabel(sign, shape.kind === "tube" ? shape.inner : size.y)}
          along={!sheet.block}
        />
      )}
    </>
  )
}

function sizeLabel(sign: string, inches: number): DimensionLabel {
  return { us: `${sign}${inches.toFixed(3)}`, metric: `${sign}${millimetres(inches)}` }
}
