import type { PromoType } from "@billet/backend/contract"
import styles from "./promo-badge.module.css"

const WORDS: Record<PromoType, string | null> = { special: "Special", popular: "Popular", none: null }

export function PromoBadge({ value }: { value: PromoType }) {
  const word = WORDS[value]
  return word && <span className={`${styles.badge} ${styles[value]}`}>{word}</span>
}
