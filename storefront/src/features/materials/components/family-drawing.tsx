import { Section } from "@/features/drawing/components/section"
import { SideView } from "@/features/drawing/components/side-view"
import styles from "@/features/drawing/components/drawing.module.css"
import type { MetalCategory } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { metalOf } from "@/features/drawing/geometry"
import { drawingTexts } from "@/texts/en/drawing"
import { stockTexts } from "@/texts/en/stock"
import { fill } from "@/texts/fill"

const BAR = { kind: "round", outer: 1 } as const
const TUBE = { kind: "tube", outer: 1, inner: 0.55 } as const
const FLAT = { kind: "flat", width: 1.5, height: 0.6 } as const

/** The forms a metal is sold in: bar, tube and flat, each with its section. */
export function FamilyDrawing({ metalCategory }: { metalCategory: MetalCategory }) {
  const t = useTexts(drawingTexts)
  const { families } = useTexts(stockTexts)
  const metal = metalOf(metalCategory)
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 420 236"
      width="420"
      height="236"
      role="img"
      aria-label={fill(t.familyForms, { family: families[metalCategory] })}
    >
      <Section shape={BAR} metal={metal} x={52} y={44} pixelsPerInch={64} />
      <SideView shape={BAR} metal={metal} x={122} y={12} width={270} height={64} broken="end" />
      <Section shape={TUBE} metal={metal} x={52} y={130} pixelsPerInch={64} />
      <SideView shape={TUBE} metal={metal} x={122} y={98} width={270} height={64} broken="end" />
      <Section shape={FLAT} metal={metal} x={52} y={208} pixelsPerInch={48} />
      <SideView shape={FLAT} metal={metal} x={122} y={194} width={270} height={28} broken="end" />
    </svg>
  )
}
