import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { AskAgainForm } from "@/features/registration/components/ask-again-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.askAgain, robots: { index: false }, referrer: "no-referrer" }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const token = firstValue(await searchParams, "token")
  if (!token) redirect(paths.contact)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <div>
        <h1>{t.askAgain}</h1>
        <p className="quiet">{t.yourAccountWasNotApproved}</p>
      </div>
      <AskAgainForm token={token} />
    </div>
  )
}
