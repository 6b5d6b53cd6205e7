import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { NewPasswordForm } from "@/features/registration/components/new-password-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false }, referrer: "no-referrer" }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = firstValue(await searchParams, "token")
  if (!token) redirect(paths.forgotPassword)
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>Choose a new password</h1>
      <NewPasswordForm token={token} />
    </div>
  )
}
