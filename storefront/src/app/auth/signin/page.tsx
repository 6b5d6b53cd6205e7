import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Link } from "@/components/link"
import { ProviderButtons } from "@/features/auth/components/provider-buttons"
import { SignInForm } from "@/features/auth/components/sign-in-form"
import styles from "@/features/auth/components/sign-in.module.css"
import { readHalfSignIn } from "@/features/auth/half-sign-in"
import { getLivingSession } from "@/features/auth/session"
import { providerButtons } from "@/features/auth/sign-in-providers"
import { wantedBefore } from "@/features/auth/wanted-before"
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
  const error = firstValue(params, "error")
  const isHalf = firstValue(params, "step") === "code" && (await readHalfSignIn()) !== null
  const given = firstValue(params, "callbackUrl")
  const callbackUrl = safeCallback(given ?? (error || isHalf ? await wantedBefore() : undefined))
  if (await getLivingSession()) redirect(callbackUrl)
  return (
    <div className={styles.screen}>
      <div>
        <h1>{t.signIn}</h1>
        <p className="quiet">{t.seeYourPricesKeepA}</p>
      </div>
      <SignInForm callbackUrl={callbackUrl} error={error} code={firstValue(params, "code")} isHalf={isHalf} />
      {!isHalf && <ProviderButtons providers={providerButtons()} callbackUrl={callbackUrl} />}
      <p className="hint">
        <Link href={paths.forgotPassword}>{t.forgottenYourPassword}</Link>
      </p>
      <p className="hint">{fillNodes(t.noAccountYetLinkIn, { link: <Link href={paths.register}>{t.createOne}</Link> })}</p>
    </div>
  )
}
