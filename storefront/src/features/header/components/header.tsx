import { Link } from "@/components/link"
import { getSession } from "@/features/auth/session"
import { getCountry, getRegion } from "@/features/regions/country-cookie"
import { LanguageSelect } from "@/features/language/components/language-select"
import { UnitSelect } from "@/features/units/components/unit-select"
import type { UnitSystem } from "@/features/units/unit-values"
import { BRAND } from "@/lib/brand"
import { countryName } from "@/lib/country-name"
import { paths } from "@/lib/paths"
import { navigationTexts } from "@/texts/en/navigation"
import { tradeTexts } from "@/texts/en/trade"
import { fill } from "@/texts/fill"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { AccountMenu } from "./account-menu"
import { BrandMark } from "./brand-mark"
import { CartLink } from "./cart-link"
import { CountrySelect } from "./country-select"
import styles from "./header.module.css"
import { SearchBox } from "./search-box"
import { SectionNavigation } from "./section-navigation"

export async function Header({ units }: { units: UnitSystem }) {
  const t = await getTexts(navigationTexts)
  const trade = await getTexts(tradeTexts)
  const [session, country, region, language] = await Promise.all([getSession(), getCountry(), getRegion(), getLanguage()])
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.bar}>
        <Link href={paths.home} className={styles.brand} aria-label={fill(t.nameHome, { name: BRAND.name })}>
          <BrandMark />
          <span>{BRAND.name}</span>
        </Link>
        <div className={styles.search}>
          <SearchBox viewer={{ region, canSeePrices: session?.user.canSeePrices ?? false }} />
        </div>
        <CountrySelect
          country={{ code: country, name: countryName(country, language) }}
          region={session ? trade.regions[region] : null}
        />
        <UnitSelect system={units} className={`${styles.country} ${styles.units}`} captionClass={styles.caption} />
        <LanguageSelect className={`${styles.country} ${styles.language}`} captionClass={styles.caption} />
        <AccountMenu />
        <CartLink />
      </div>
      <SectionNavigation />
    </header>
  )
}
