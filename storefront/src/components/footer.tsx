import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { ConsentSelect } from "@/features/consent/components/consent-select"
import type { Consent } from "@/features/consent/consent-values"
import { LanguageSelect } from "@/features/language/components/language-select"
import { ThemeSelect } from "@/features/theme/components/theme-select"
import { UnitSelect } from "@/features/units/components/unit-select"
import type { UnitSystem } from "@/features/units/unit-values"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { brandTexts } from "@/texts/en/brand"
import { footerTexts } from "@/texts/en/footer"
import styles from "./footer.module.css"

const LINKS = [
  ["allStock", paths.products],
  ["quickOrder", paths.quickOrder],
  ["materials", paths.materials],
  ["crossReference", paths.crossReference],
  ["stockVerification", paths.stockVerification],
  ["weightCalculator", paths.weightCalculator],
  ["machining", paths.machining],
  ["boring", paths.boring],
  ["additive", paths.additive],
  ["quality", paths.quality],
  ["orders", paths.orders],
  ["questions", paths.questions],
  ["contact", paths.contact],
] as const

type Props = { theme: string; units: UnitSystem; consent: Consent | null }

export function Footer({ theme, units, consent }: Props) {
  const t = useTexts(footerTexts)
  const brand = useTexts(brandTexts)
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{BRAND.name}</p>
          <p className="quiet">{brand.line}</p>
        </div>
        <nav aria-label={t.footer}>
          <ul>
            {LINKS.map(([name, href]) => (
              <li key={href}>
                <Link href={href}>{t.links[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className={styles.contact}>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
          <span className="quiet">{brand.hours}</span>
        </address>
        <div className={styles.choices}>
          <LanguageSelect className="field" captionClass="label" selectClass="input" />
          <ThemeSelect theme={theme} />
          <ConsentSelect consent={consent} />
          <UnitSelect system={units} className={`field ${styles.units}`} captionClass="label" selectClass="input" />
        </div>
      </div>
      <p className={styles.small}>{t.pricesInUsDollarsDimensions}</p>
    </footer>
  )
}
