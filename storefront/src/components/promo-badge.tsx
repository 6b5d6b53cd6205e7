import type { PromoType } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { tradeTexts } from "@/texts/en/trade"
import styles from "./promo-badge.module.css"

export function PromoBadge({ value }: { value: PromoType }) {
  const { promos } = useTexts(tradeTexts)
  return value !== "none" && <span className={`${styles.badge} ${styles[value]}`}>{promos[value]}</span>
}
