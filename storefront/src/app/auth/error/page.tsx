import type { Metadata } from "next"
import Link from "next/link"
import styles from "@/components/message-screen.module.css"
import { signInMessage } from "@/features/auth/sign-in-message"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Sign-in problem", robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams
  const message = signInMessage(firstValue(params, "error"), firstValue(params, "code"))
  return (
    <div className={styles.screen}>
      <h1>Signing in did not work</h1>
      <p className="quiet">{message ?? "The sign-in service does not answer. Your cart is safe; try again in a minute."}</p>
      <p className={styles.ways}>
        <Link className="button primary" href={paths.signIn()}>
          Try again
        </Link>
        <Link className="button" href={paths.contact}>
          Contact us
        </Link>
      </p>
    </div>
  )
}
