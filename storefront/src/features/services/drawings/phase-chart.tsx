import { useTexts } from "#use-texts"
import styles from "@/features/drawing/components/drawing.module.css"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { Sheet } from "./sheet"

/** Strength against toughness with the region a service allows: how a condition is chosen. */
export function PhaseChart() {
  const t = useTexts(serviceScreensTexts)
  return (
    <Sheet label={t.aChartOfStrengthAgainst}>
      <path className={styles.outline} fill="none" d="M60 24v216h420" />
      <path className={styles.hatch} d="M60 108h236v132h-236z" />
      <path className={styles.dimension} d="M296 24v216" strokeDasharray="4 4" />
      <path className={styles.outline} fill="none" d="M78 224C150 214 210 188 262 150S380 66 462 44" />
      {[
        [118, 217],
        [196, 193],
        [262, 150],
        [352, 86],
        [436, 51],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={5} className={styles.outline} fill="var(--accent)" />
      ))}
      <text className={styles.text} x={70} y={98}>
        {t.allowedInSourService}
      </text>
      <text className={styles.small} x={302} y={36}>
        {t.hardnessLimit}
      </text>
      <text className={styles.small} x={480} y={256} textAnchor="end">
        {t.hardnessHrc}
      </text>
      <text className={styles.small} x={52} y={18}>
        {t.yieldStrengthKsi}
      </text>
    </Sheet>
  )
}
