import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Link } from "@/components/link"
import { SignInForm } from "@/features/auth/components/sign-in-form"
import styles from "@/features/auth/components/sign-in.module.css"
import { getSession } from "@/features/auth/session"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { safeCallback } from "@/lib/safe-callback"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.signIn, robots: { index: false } }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const params = await searchParams
  const callbackUrl = safeCallback(firstValue(params, "callbackUrl"))
  if (await getSession()) redirect(callbackUrl)
  return (
    <div className={styles.screen}>
      <div>
        <h1>{t.signIn}</h1>
        <p className="quiet">{t.seeYourPricesKeepA}</p>
      </div>
      <SignInForm callbackUrl={callbackUrl} error={firstValue(params, "error")} code={firstValue(params, "code")} />
      <p className="hint">
        <Link href={paths.forgotPassword}>{t.forgottenYourPassword}</Link>
      </p>
      <p className="hint">{fillNodes(t.noAccountYetLinkIn, { link: <Link href={paths.register}>{t.createOne}</Link> })}</p>
    </div>
  )
}
