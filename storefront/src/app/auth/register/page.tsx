import type { Metadata } from "next"
import Link from "next/link"
import { redirect } from "next/navigation"
import { getSession } from "@/features/auth/session"
import { RegisterForm } from "@/features/registration/components/register-form"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Create an account", robots: { index: false } }

export default async function Page() {
  if (await getSession()) redirect(paths.profile)
  return (
    <div className={styles.screen}>
      <div>
        <h1>Create an account</h1>
        <p className="quiet">
          List prices as soon as your address is confirmed, orders as soon as we know your company. You have an account?{" "}
          <Link href={paths.signIn()}>Sign in</Link>
        </p>
      </div>
      <RegisterForm />
    </div>
  )
}
