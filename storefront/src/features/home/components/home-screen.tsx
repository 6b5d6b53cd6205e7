import { getSession } from "@/features/auth/session"
import { Finder } from "@/features/catalogue/components/finder"
import { getRegion } from "@/features/regions/country-cookie"
import { getStockOverview } from "../data"
import { CapabilityShowcase } from "./capability-showcase"
import styles from "./home.module.css"
import { LiveNumbers } from "./live-numbers"
import { MetalShelves } from "./metal-shelves"
import { Offers } from "./offers"

/** The home page: find first, then what is in stock, then what the house can do. */
export async function HomeScreen() {
  const [overview, session, region] = await Promise.all([getStockOverview(), getSession(), getRegion()])
  return (
    <div className={styles.home}>
      <section className={styles.first}>
        <h1>Find the bar. See the stock. Cut to your length.</h1>
        <Finder />
        <LiveNumbers totals={overview?.totals} />
      </section>
      {overview && <MetalShelves shelves={overview.shelves} />}
      <Offers viewer={{ region, canSeePrices: session?.user.canSeePrices ?? false }} />
      <CapabilityShowcase />
    </div>
  )
}
