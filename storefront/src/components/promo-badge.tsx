import type { PromoType } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { stockTexts } from "@/texts/en/stock"
import styles from "./promo-badge.module.css"

export function PromoBadge({ value }: { value: PromoType }) {
  const { promos } = useTexts(stockTexts)
  return value !== "none" && <span className={`${styles.badge} ${styles[value]}`}>{promos[value]}</span>
}
