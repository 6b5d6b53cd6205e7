import { useTexts } from "#use-texts"
import { HorizontalDimension } from "@/features/drawing/components/dimension"
import styles from "@/features/drawing/components/drawing.module.css"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { Sheet } from "./sheet"

/** A long bar in section, a boring head at work inside it. */
export function BoredTube() {
  const t = useTexts(serviceScreensTexts)
  return (
    <Sheet label={t.sectionOfABarBeing}>
      <g className={styles.outline} fill="var(--alloy-section)">
        <path d="M30 72h460v40h-460zM30 168h460v40h-460z" />
        <path d="M376 112h114v56h-114z" />
      </g>
      <path className={styles.hatch} d="M30 72h460v40h-460zM30 168h460v40h-460zM376 112h114v56h-114z" />
      <g className={styles.outline} fill="url(#bar-stainless)">
        <path d="M10 124h320v32h-320z" />
        <path d="M330 114h36l10 26-10 26h-36z" />
      </g>
      <path className={styles.hidden} d="M10 134h320M10 146h320" />
      <path className={styles.centre} d="M4 140h512" />
      <path className={styles.dimension} d="M60 118h80M190 162h-80" />
      <path className={styles.arrow} d="M140 118l-7 -3v6zM110 162l7 -3v6z" />
      <text className={styles.small} x={62} y={66}>
        {t.coolantInChipsOut}
      </text>
      <path className={styles.dimension} d="M100 70v46" />
      <HorizontalDimension from={30} to={490} at={246} reach={34} label={t.n40Ft480InAt} />
    </Sheet>
  )
}
