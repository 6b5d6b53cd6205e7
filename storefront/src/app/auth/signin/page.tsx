import type { Metadata } from "next"
import Link from "next/link"
import { redirect } from "next/navigation"
import { SignInForm } from "@/features/auth/components/sign-in-form"
import styles from "@/features/auth/components/sign-in.module.css"
import { getSession } from "@/features/auth/session"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { safeCallback } from "@/lib/safe-callback"

export const metadata: Metadata = { title: "Sign in", robots: { index: false } }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams
  const callbackUrl = safeCallback(firstValue(params, "callbackUrl"))
  if (await getSession()) redirect(callbackUrl)
  return (
    <div className={styles.screen}>
      <div>
        <h1>Sign in</h1>
        <p className="quiet">See your prices, keep a cart and order on account.</p>
      </div>
      <SignInForm callbackUrl={callbackUrl} error={firstValue(params, "error")} code={firstValue(params, "code")} />
      <p className="hint">
        <Link href={paths.forgotPassword}>Forgotten your password?</Link>
      </p>
      <p className="hint">
        No account yet? <Link href={paths.register}>Create one</Link> in two minutes.
      </p>
    </div>
  )
}
