import type { Metadata } from "next"
import { Link } from "@/components/link"
import styles from "@/components/message-screen.module.css"
import { signInMessage } from "@/features/auth/sign-in-message"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { getSay, getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.signInProblem, robots: { index: false } }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const params = await searchParams
  const message = signInMessage(firstValue(params, "error"), firstValue(params, "code"))
  return (
    <div className={styles.screen}>
      <h1>{t.signingInDidNotWork}</h1>
      <p className="quiet">{message ? (await getSay())(message) : t.theSignInServiceDoes}</p>
      <p className={styles.ways}>
        <Link className="button primary" href={paths.signIn()}>
          {t.tryAgain}
        </Link>
        <Link className="button" href={paths.contact}>
          {t.contactUs}
        </Link>
      </p>
    </div>
  )
}
