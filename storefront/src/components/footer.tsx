import Link from "next/link"
import { ConsentSelect } from "@/features/consent/components/consent-select"
import type { Consent } from "@/features/consent/consent-values"
import { ThemeSelect } from "@/features/theme/components/theme-select"
import { UnitSelect } from "@/features/units/components/unit-select"
import type { UnitSystem } from "@/features/units/unit-values"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import styles from "./footer.module.css"

const LINKS = [
  ["All stock", paths.products],
  ["Quick order", paths.quickOrder],
  ["Materials", paths.materials],
  ["Grade cross-reference", paths.crossReference],
  ["Find stock by heat, mill or specification", paths.stockVerification],
  ["Weight calculator", paths.weightCalculator],
  ["CNC machining", paths.machining],
  ["Deep hole boring", paths.boring],
  ["Additive manufacturing", paths.additive],
  ["Quality", paths.quality],
  ["Orders", paths.orders],
  ["FAQs", paths.questions],
  ["Contact us", paths.contact],
] as const

type Props = { theme: string; units: UnitSystem; consent: Consent | null }

export function Footer({ theme, units, consent }: Props) {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{BRAND.name}</p>
          <p className="quiet">{BRAND.line}</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {LINKS.map(([label, href]) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className={styles.contact}>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
          <span className="quiet">{BRAND.hours}</span>
        </address>
        <div className={styles.choices}>
          <ThemeSelect theme={theme} />
          <ConsentSelect consent={consent} />
          <UnitSelect system={units} className={`field ${styles.units}`} captionClass="label" selectClass="input" />
        </div>
      </div>
      <p className={styles.small}>
        Prices in US dollars. Dimensions in inches. Figures on this site are for guidance; the mill certificate governs.
      </p>
    </footer>
  )
}
