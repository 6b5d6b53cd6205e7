import Link from "next/link"
import { ThemeSelect } from "@/features/theme/components/theme-select"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import styles from "./footer.module.css"

export function Footer({ theme }: { theme: string }) {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{BRAND.name}</p>
          <p className="quiet">{BRAND.line}</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            <li>
              <Link href={paths.products} prefetch={false}>
                All stock
              </Link>
            </li>
            <li>
              <Link href={paths.orders} prefetch={false}>
                Orders
              </Link>
            </li>
            <li>
              <Link href={paths.questions}>FAQs</Link>
            </li>
            <li>
              <Link href={paths.contact}>Contact us</Link>
            </li>
          </ul>
        </nav>
        <address className={styles.contact}>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
          <span className="quiet">{BRAND.hours}</span>
        </address>
        <ThemeSelect theme={theme} />
      </div>
      <p className={styles.small}>
        Prices in US dollars. Dimensions in inches. Figures on this site are for guidance; the mill certificate governs.
      </p>
    </footer>
  )
}
