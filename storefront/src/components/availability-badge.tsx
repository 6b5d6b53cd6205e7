import type { AvailabilityClass } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { stockTexts } from "@/texts/en/stock"
import styles from "./availability-badge.module.css"

/** Stock is told by a word, a shape and only then a colour. */
export function AvailabilityBadge({ value, compact = false }: { value: AvailabilityClass; compact?: boolean }) {
  const { availability } = useTexts(stockTexts)
  return (
    <span className={`${styles.badge} ${styles[value]}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {SHAPES[value]}
      </svg>
      <span className={compact ? styles.compact : undefined}>{availability[value]}</span>
    </span>
  )
}

const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.6, strokeLinecap: "round", strokeLinejoin: "round" } as const

const SHAPES: Record<AvailabilityClass, React.ReactNode> = {
  highAvailability: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  mediumAvailability: (
    <>
      <circle cx="6" cy="6" r="4.2" {...line} />
      <path d="M6 1.8a4.2 4.2 0 0 0 0 8.4z" fill="currentColor" />
    </>
  ),
  inTransit: <path d="M1 6h9M6.5 2.5L10.5 6l-4 3.5" {...line} />,
  specialOrder: <path d="M6 .8L11.2 6 6 11.2.8 6z" fill="currentColor" />,
  unavailable: <path d="M2 2l8 8M10 2l-8 8" {...line} />,
  unknown: <path d="M3.6 4.2c0-3.4 5-3.2 4.8-.2-.1 1.6-2.4 1.5-2.4 3.3M6 10.2h.01" {...line} />,
}
