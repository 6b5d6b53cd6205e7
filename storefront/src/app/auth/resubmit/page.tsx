import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { AskAgainForm } from "@/features/registration/components/ask-again-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Ask again", robots: { index: false }, referrer: "no-referrer" }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = firstValue(await searchParams, "token")
  if (!token) redirect(paths.contact)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <div>
        <h1>Ask again</h1>
        <p className="quiet">Your account was not approved. Tell us what has changed, and we look at it once more.</p>
      </div>
      <AskAgainForm token={token} />
    </div>
  )
}
