import type { Metadata } from "next"
import Link from "next/link"
import { MailForm } from "@/features/registration/components/mail-form"
import styles from "@/features/registration/components/registration.module.css"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Forgotten password", robots: { index: false } }

export default function Page() {
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <div>
        <h1>Forgotten password</h1>
        <p className="quiet">We mail you a link to choose a new one. It works once and for 60 minutes.</p>
      </div>
      <MailForm what="reset" button="Send the link" done="If this address has an account, the link is on its way." />
      <p className="hint">
        Remembered? <Link href={paths.signIn()}>Sign in</Link>
      </p>
    </div>
  )
}
