import { useTexts } from "#use-texts"
import { HorizontalDimension, VerticalDimension } from "@/features/drawing/components/dimension"
import drawing from "@/features/drawing/components/drawing.module.css"
import { Section } from "@/features/drawing/components/section"
import { SideView } from "@/features/drawing/components/side-view"
import { metalOf, sizeOf, type Metal, type Shape } from "@/features/drawing/geometry"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { wordFor } from "@/texts/trade-words"
import { useTradeWords } from "@/texts/use-trade-words"
import type { GradeStock } from "../data"
import type { Material } from "../material"
import styles from "./materials.module.css"

/** What each product type is cut from; one that is not here has no form of its own. */
const FORMS: Readonly<Record<string, Shape>> = {
  Bar: { kind: "round", outer: 1 },
  Tube: { kind: "tube", outer: 1, inner: 0.55 },
  Other: { kind: "flat", width: 1.1, height: 0.6 },
}
const PIXELS_PER_INCH = 84
const SHEET = { width: 344, height: 148, x: 92, y: 58, side: 172, length: 150 }

/** The forms a grade is in stock in, each drawn with the measures it is ordered by. */
export function StockForms({ material, stock }: { material: Material; stock: GradeStock | null }) {
  const t = useTexts(materialScreensTexts)
  const words = useTradeWords()
  const types = stock && stock.items > 0 ? stock.types.map(({ value }) => value) : ["Bar"]
  return (
    <div className={styles.forms}>
      {types.map((type) => {
        const shape = FORMS[type]
        const name = wordFor(words.trade.types, type)
        return (
          shape && (
            <figure key={type}>
              <FormDrawing shape={shape} metal={metalOf(material.metalCategory)} label={t.formMeasures[shape.kind]} />
              <figcaption className="quiet">
                {name}: {t.formMeasures[shape.kind]}
              </figcaption>
            </figure>
          )
        )
      })}
    </div>
  )
}

function FormDrawing({ shape, metal, label }: { shape: Shape; metal: Metal; label: string }) {
  const { x, y, side, length } = SHEET
  const size = sizeOf(shape)
  const half = { x: (size.x * PIXELS_PER_INCH) / 2, y: (size.y * PIXELS_PER_INCH) / 2 }
  const inner = shape.kind === "tube" ? (shape.inner * PIXELS_PER_INCH) / 2 : half.y
  const bottom = y + half.y + 26
  return (
    <svg className={drawing.drawing} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={label}>
      <Section shape={shape} metal={metal} x={x} y={y} pixelsPerInch={PIXELS_PER_INCH} />
      <SideView shape={shape} metal={metal} x={side} y={y - half.y} width={length} height={half.y * 2} broken="middle" />
      <HorizontalDimension
        from={x - half.x}
        to={x + half.x}
        at={bottom}
        reach={22}
        label={shape.kind === "flat" ? "W" : shape.kind === "tube" ? "OD" : "⌀"}
      />
      {shape.kind !== "round" && (
        <VerticalDimension
          from={y - inner}
          to={y + inner}
          at={x - half.x - 20}
          reach={shape.kind === "tube" ? half.x + 16 : 16}
          label={shape.kind === "tube" ? "ID" : "T"}
        />
      )}
      <HorizontalDimension from={side} to={side + length} at={bottom} reach={22} label="L" />
    </svg>
  )
}
