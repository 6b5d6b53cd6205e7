import { METAL_CATEGORIES, productsHref } from "@billet/backend/contract"
import Link from "next/link"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { headerTexts } from "@/texts/en/header"
import { tradeTexts } from "@/texts/en/trade"
import styles from "./header.module.css"

/** One row of fixed places; nothing opens or moves. */
export function SectionNavigation() {
  const t = useTexts(headerTexts)
  const trade = useTexts(tradeTexts)
  return (
    <nav className={styles.sections} aria-label={t.sections}>
      <ul>
        <li>
          <Link href={paths.products} prefetch={false}>
            {t.allStock}
          </Link>
        </li>
        {METAL_CATEGORIES.map((metal) => (
          <li key={metal}>
            <Link href={productsHref({ metalCategory: metal })} prefetch={false}>
              {trade.metals[metal]}
            </Link>
          </li>
        ))}
        <li className={styles.push}>
          <Link href={paths.quickOrder} prefetch={false}>
            {t.quickOrder}
          </Link>
        </li>
        <li>
          <Link href={paths.stockVerification} prefetch={false}>
            {t.findByHeat}
          </Link>
        </li>
        <li>
          <Link href={paths.materials} prefetch={false}>
            {t.materials}
          </Link>
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
