import type { Metadata } from "next"
import { ConfirmAddress } from "@/features/registration/components/confirm-address"
import { MailForm } from "@/features/registration/components/mail-form"
import styles from "@/features/registration/components/registration.module.css"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { authTexts } from "@/texts/en/auth"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(authTexts)
  return { title: t.confirmYourAddress, robots: { index: false }, referrer: "no-referrer" }
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await getTexts(authTexts)
  const token = firstValue(await searchParams, "token")
  return (
    <div className={`${styles.screen} ${styles.narrow}`}>
      <h1>{t.confirmYourAddress}</h1>
      {token ? (
        <ConfirmAddress token={token} />
      ) : (
        <>
          <p>{t.openTheLinkInThe}</p>
          <MailForm what="confirmation" button={t.sendANewLink} done={t.ifThisAddressWaitsFor} />
        </>
      )}
    </div>
  )
}
