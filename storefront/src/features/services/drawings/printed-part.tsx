import { useTexts } from "#use-texts"
import styles from "@/features/drawing/components/drawing.module.css"
import { serviceScreensTexts } from "@/texts/en/service-screens"
import { Sheet } from "./sheet"

const LAYERS = Array.from({ length: 18 }, (_, index) => index)
const BASE = 236

/** A manifold half built: layers on a plate, a channel inside, the beam at the top layer. */
export function PrintedPart() {
  const t = useTexts(serviceScreensTexts)
  return (
    <Sheet label={t.aPartWithAnInner}>
      <path className={styles.outline} fill="url(#bar-stainless)" d={`M60 ${BASE}h400v20h-400z`} />
      {LAYERS.map((layer) => {
        const y = BASE - 8 * (layer + 1)
        const half = 150 - Math.abs(layer - 8) * 7
        const channel = 22 + Math.abs(layer - 9) * 3
        return (
          <path
            key={layer}
            className={styles.outline}
            fill="var(--nickel-section)"
            d={`M${260 - half} ${y}h${half - channel}v8h-${half - channel}zM${260 + channel} ${y}h${half - channel}v8h-${half - channel}z`}
          />
        )
      })}
      <path className={styles.mark} d="M330 20L318 91" />
      <circle cx={318} cy={91} r={4} fill="var(--accent)" />
      <path className={styles.outline} fill="url(#bar-nickel)" d="M314 6h34v18h-34z" />
      <path className={styles.centre} d="M260 64v196" />
      <path className={styles.dimension} d={`M404 ${BASE - 64}h40M404 ${BASE - 56}h40M436 ${BASE - 84}v60`} />
      <text className={styles.small} x={450} y={BASE - 57}>
        {t.oneLayer}
      </text>
    </Sheet>
  )
}
