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

const GROUPS = {
  buy: [
    ["allStock", paths.products],
    ["quickOrder", paths.quickOrder],
    ["stockVerification", paths.stockVerification],
    ["orders", paths.orders],
  ],
  knowledge: [
    ["materials", paths.materials],
    ["crossReference", paths.crossReference],
    ["weightCalculator", paths.weightCalculator],
    ["quality", paths.quality],
    ["questions", paths.questions],
  ],
  company: [
    ["machining", paths.machining],
    ["boring", paths.boring],
    ["additive", paths.additive],
    ["contact", paths.contact],
    ["terms", paths.terms],
    ["privacy", paths.privacy],
  ],
} as const
const GROUP_NAMES = ["buy", "knowledge", "company"] as const

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
        <nav aria-label={t.footer} className={styles.groups}>
          {GROUP_NAMES.map((group) => (
            <div key={group}>
              <h2 id={`footer-${group}`}>{t.groups[group]}</h2>
              <ul aria-labelledby={`footer-${group}`}>
                {GROUPS[group].map(([name, href]) => (
                  <li key={href}>
                    <Link href={href}>{t.links[name]}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
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
