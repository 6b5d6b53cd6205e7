import type { Metadata } from "next"
import Link from "next/link"
import { getBuyer } from "@/features/account/data"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { CreditForm } from "@/features/credit/components/credit-form"
import { CreditStatus } from "@/features/credit/components/credit-status"
import { getCreditApplication } from "@/features/credit/data"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Credit", robots: { index: false } }

export default async function Page() {
  const { token } = await requireSession(paths.credit)
  const [buyer, answer] = await Promise.all([getBuyer(token), getCreditApplication(token)])
  const terms = buyer.company?.terms
  return (
    <>
      <h1>Credit</h1>
      <section className={styles.block} aria-labelledby="terms">
        <h2 id="terms">Terms</h2>
        <p>
          {terms
            ? `${formatMoney(terms.limit)}, ${terms.days} days net; ${formatMoney(terms.openBalance)} of it in use.`
            : "Your company pays by card so far. With approved terms you order on account."}
        </p>
      </section>
      {answer?.application && <CreditStatus application={answer.application} />}
      {answer?.mayApply && (
        <section className={styles.block} aria-labelledby="apply">
          <h2 id="apply">{terms ? "Apply for other terms" : "Apply for terms"}</h2>
          <CreditForm />
        </section>
      )}
      {!answer?.mayApply && !answer?.application && (
        <p className="banner">
          An administrator of your company applies for credit. <Link href={paths.company}>See who that is</Link>
        </p>
      )}
    </>
  )
}
