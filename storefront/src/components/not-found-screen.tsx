import Link from "next/link"
import { getSession } from "@/features/auth/session"
import { SearchBox } from "@/features/header/components/search-box"
import { getRegion } from "@/features/regions/country-cookie"
import { paths } from "@/lib/paths"
import styles from "./message-screen.module.css"

type Props = { title: string; text: string }

/** A page that is not there, with the ways on. */
export async function NotFoundScreen({ title, text }: Props) {
  const [session, region] = await Promise.all([getSession(), getRegion()])
  return (
    <div className={styles.screen}>
      <p className="unit mono">404</p>
      <h1>{title}</h1>
      <p className="quiet">{text}</p>
      <div className={styles.search}>
        <SearchBox
          landmark="Stock, instead of this page"
          viewer={{ region, canSeePrices: session?.user.canSeePrices ?? false }}
        />
      </div>
      <p className={styles.ways}>
        <Link href={paths.products}>See all stock</Link>
        <Link href={paths.home}>Use the finder</Link>
        <Link href={paths.contact}>Contact us</Link>
      </p>
    </div>
  )
}
