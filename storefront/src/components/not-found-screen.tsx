import { Link } from "@/components/link"
import { getSession } from "@/features/auth/session"
import { SearchBox } from "@/features/header/components/search-box"
import { getRegion } from "@/features/regions/country-cookie"
import { paths } from "@/lib/paths"
import { commonTexts } from "@/texts/en/common"
import { getTexts } from "@/texts/get-texts"
import styles from "./message-screen.module.css"

type Props = { title: string; text: string }

/** A page that is not there, with the ways on. */
export async function NotFoundScreen({ title, text }: Props) {
  const t = await getTexts(commonTexts)
  const [session, region] = await Promise.all([getSession(), getRegion()])
  return (
    <div className={styles.screen}>
      <p className="unit mono">404</p>
      <h1>{title}</h1>
      <p className="quiet">{text}</p>
      <div className={styles.search}>
        <SearchBox landmark={t.stockInsteadOfThisPage} viewer={{ region, canSeePrices: session?.user.canSeePrices ?? false }} />
      </div>
      <p className={styles.ways}>
        <Link href={paths.products}>{t.seeAllStock}</Link>
        <Link href={paths.home}>{t.useTheFinder}</Link>
        <Link href={paths.contact}>{t.contactUs}</Link>
      </p>
    </div>
  )
}
