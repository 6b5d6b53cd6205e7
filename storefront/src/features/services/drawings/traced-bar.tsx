import { useTexts } from "#use-texts"
import { SideView } from "@/features/drawing/components/side-view"
import { Section } from "@/features/drawing/components/section"
import styles from "@/features/drawing/components/drawing.module.css"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { Sheet } from "./sheet"

const BAR = { kind: "round", outer: 1 } as const

/** A bar with its heat number, and the certificate that carries the same number. */
export function TracedBar() {
  const t = useTexts(serviceScreensTexts)
  return (
    <Sheet label={t.aCutBarMarkedWith}>
      <Section shape={BAR} metal="nickel" x={62} y={196} pixelsPerInch={92} />
      <SideView shape={BAR} metal="nickel" x={140} y={150} width={340} height={92} broken="end" />
      <text className={styles.strong} x={168} y={200}>
        {t.heatA48213}
      </text>
      <path className={styles.outline} fill="var(--surface)" d="M300 18h150l24 24v92h-174z" />
      <path className={styles.outline} fill="none" d="M450 18v24h24" />
      <text className={styles.small} x={316} y={44}>
        {t.millCertificate31}
      </text>
      <text className={styles.strong} x={316} y={66}>
        {t.heatA48213}
      </text>
      <path className={styles.dimension} d="M316 82h142M316 94h142M316 106h142M316 118h90" />
      <path className={styles.mark} d="M258 196c60 0 20 -130 52 -134" />
    </Sheet>
  )
}
