import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { CompleteProfile } from "@/features/account/components/complete-profile"
import { getProfile, isIncomplete } from "@/features/account/data"
import { requireSession } from "@/features/auth/session"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { safeCallback } from "@/lib/safe-callback"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.completeYourProfile, robots: { index: false } }
}

/** Where another site's sign-in comes back to: a newcomer stays here, everybody else goes on. */
export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const callbackUrl = safeCallback(firstValue(await searchParams, "callbackUrl"))
  const { token } = await requireSession(paths.completeProfile(callbackUrl))
  const profile = await getProfile(token)
  if (!isIncomplete(profile)) redirect(callbackUrl)
  return (
    <div className={styles.screen}>
      <div>
        <h1>{t.completeYourProfile}</h1>
        <p className="quiet">{fillNodes(t.yourAddressIsConfirmedTell, { email: <strong>{profile.email}</strong> })}</p>
      </div>
      <CompleteProfile profile={profile} callbackUrl={callbackUrl} />
    </div>
  )
}
