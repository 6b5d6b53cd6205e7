import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { NewPasswordForm } from "@/features/registration/components/new-password-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.chooseANewPassword, robots: { index: false }, referrer: "no-referrer" }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const token = firstValue(await searchParams, "token")
  if (!token) redirect(paths.forgotPassword)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>{t.chooseANewPassword}</h1>
      <NewPasswordForm token={token} />
    </div>
  )
}
