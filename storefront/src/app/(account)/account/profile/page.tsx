import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { ProfileFacts } from "@/features/account/components/profile-facts"
import { ProfileForm } from "@/features/account/components/profile-form"
import { SignIns } from "@/features/account/components/sign-ins"
import { SignOutEverywhere } from "@/features/account/components/sign-out-everywhere"
import { VerificationStatus } from "@/features/account/components/verification-status"
import { getBuyer, getProfile, getSignIns, isIncomplete } from "@/features/account/data"
import { requireSession } from "@/features/auth/session"
import { SecondFactor } from "@/features/second-factor/components/second-factor"
import { getSecondFactor } from "@/features/second-factor/data"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"
import { accountTexts } from "@/texts/en/account"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(accountTexts)
  return { title: t.profile, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(accountTexts)
  const { token } = await requireSession(paths.profile)
  const profile = await getProfile(token)
  if (isIncomplete(profile)) redirect(paths.completeProfile(paths.profile))
  const [buyer, factor, signIns] = await Promise.all([getBuyer(token), getSecondFactor(token), getSignIns(token)])
  return (
    <>
      <h1>{t.profile}</h1>
      <VerificationStatus verification={profile.verification} />
      <ProfileFacts buyer={buyer} />
      <ProfileForm profile={profile} />
      <SecondFactor factor={factor} hasPassword={signIns.hasPassword} />
      <SignIns signIns={signIns} email={profile.email} siteName={env().signIn.oidc?.name ?? t.waysToSignIn.oidc} />
      <SignOutEverywhere />
    </>
  )
}
