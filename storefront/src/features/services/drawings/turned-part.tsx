import { useTexts } from "#use-texts"
import { HorizontalDimension } from "@/features/drawing/components/dimension"
import styles from "@/features/drawing/components/drawing.module.css"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { Sheet } from "./sheet"

/** A stepped shaft with a toleranced seal diameter, as on a machining drawing. */
export function TurnedPart() {
  const t = useTexts(serviceScreensTexts)
  return (
    <Sheet label={t.drawingOfASteppedShaft}>
      <g className={styles.outline} fill="url(#bar-nickel)">
        <path d="M50 96h90v88h-90z" />
        <path d="M140 76h150v128h-150z" />
        <path d="M290 104h120v72h-120z" />
        <path d="M410 104l12 10v52l-12 10z" />
        <path d="M422 114h48v52h-48z" />
      </g>
      <path className={styles.hidden} d="M50 126h180l16 14-16 14h-180" />
      <path className={styles.hidden} d="M428 114v52M436 114v52M444 114v52M452 114v52M460 114v52" />
      <path className={styles.centre} d="M30 140h460" />
      <HorizontalDimension from={140} to={290} at={236} reach={30} label="6.000" />
      <HorizontalDimension from={290} to={410} at={236} reach={58} label="4.750" />
      <path className={styles.dimension} d="M350 104V52" />
      <path className={styles.arrow} d="M350 104l-2 -6h4z" />
      <rect className={styles.block} x={312} y={22} width={184} height={30} />
      <text className={styles.text} x={404} y={42} textAnchor="middle">
        ⌀ 2.2500 ± 0.0005
      </text>
    </Sheet>
  )
}
