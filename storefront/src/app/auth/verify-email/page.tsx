import type { Metadata } from "next"
import { ConfirmAddress } from "@/features/registration/components/confirm-address"
import { MailForm } from "@/features/registration/components/mail-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"

export const metadata: Metadata = { title: "Confirm your address", robots: { index: false }, referrer: "no-referrer" }

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = firstValue(await searchParams, "token")
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>Confirm your address</h1>
      {token ? (
        <ConfirmAddress token={token} />
      ) : (
        <>
          <p>Open the link in the mail we sent you. If it is lost or has expired, have another sent.</p>
          <MailForm
            what="confirmation"
            button="Send a new link"
            done="If this address waits for confirmation, a new link is on its way."
          />
        </>
      )}
    </div>
  )
}
