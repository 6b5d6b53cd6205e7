import { getSession } from "@/features/auth/session"
import { Finder } from "@/features/catalogue/components/finder"
import { getRegion } from "@/features/regions/country-cookie"
import { homeTexts } from "@/texts/en/home"
import { getTexts } from "@/texts/get-texts"
import { getStockOverview } from "../data"
import { CapabilityShowcase } from "./capability-showcase"
import styles from "./home.module.css"
import { LiveNumbers } from "./live-numbers"
import { MetalShelves } from "./metal-shelves"
import { Offers } from "./offers"

/** The home page: find first, then what is in stock, then what the house can do. */
export async function HomeScreen() {
  const t = await getTexts(homeTexts)
  const [overview, session, region] = await Promise.all([getStockOverview(), getSession(), getRegion()])
  return (
    <div className={styles.home}>
      <section className={styles.first}>
        <h1>{t.findTheBarSeeThe}</h1>
        <Finder />
        <LiveNumbers totals={overview?.totals} />
      </section>
      {overview && <MetalShelves shelves={overview.shelves} />}
      <Offers viewer={{ region, canSeePrices: session?.user.canSeePrices ?? false }} signedIn={session !== null} />
      <CapabilityShowcase />
    </div>
  )
}
