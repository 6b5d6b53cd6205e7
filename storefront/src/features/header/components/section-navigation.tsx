import { METAL_CATEGORIES, productsHref } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { navigationTexts } from "@/texts/en/navigation"
import { tradeTexts } from "@/texts/en/trade"
import styles from "./header.module.css"

/** One row of fixed places; nothing opens or moves. */
export function SectionNavigation() {
  const t = useTexts(navigationTexts)
  const trade = useTexts(tradeTexts)
  return (
    <nav className={styles.sections} aria-label={t.sections}>
      <ul>
        <li>
          <Link href={paths.products}>{t.allStock}</Link>
        </li>
        {METAL_CATEGORIES.map((metal) => (
          <li key={metal}>
            <Link href={productsHref({ metalCategory: metal })}>{trade.metals[metal]}</Link>
          </li>
        ))}
        <li className={styles.push}>
          <Link href={paths.quickOrder}>{t.quickOrder}</Link>
        </li>
        <li>
          <Link href={paths.stockVerification}>{t.findByHeat}</Link>
        </li>
        <li>
          <Link href={paths.materials}>{t.materials}</Link>
        </li>
        <li>
          <Link href={paths.questions}>{t.faqs}</Link>
        </li>
        <li>
          <Link href={paths.contact}>{t.contact}</Link>
        </li>
      </ul>
    </nav>
  )
}
