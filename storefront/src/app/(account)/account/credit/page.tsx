import type { Metadata } from "next"
import { Link } from "@/components/link"
import { getBuyer } from "@/features/account/data"
import styles from "@/features/account/components/account.module.css"
import { requireSession } from "@/features/auth/session"
import { CreditForm } from "@/features/credit/components/credit-form"
import { CreditStatus } from "@/features/credit/components/credit-status"
import { getCreditApplication } from "@/features/credit/data"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { creditTexts } from "@/texts/en/credit"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(creditTexts)
  return { title: t.credit, robots: { index: false } }
}

export default async function Page() {
  const t = await getTexts(creditTexts)
  const { token } = await requireSession(paths.credit)
  const [buyer, answer] = await Promise.all([getBuyer(token), getCreditApplication(token)])
  const terms = buyer.company?.terms
  return (
    <>
      <h1>{t.credit}</h1>
      <section className={styles.block} aria-labelledby="terms">
        <h2 id="terms">{t.terms}</h2>
        <p>
          {terms
            ? fill(t.limitDaysDaysNetOpenbalance, {
                limit: formatMoney(terms.limit),
                days: terms.days,
                openBalance: formatMoney(terms.openBalance),
              })
            : t.yourCompanyPaysByCard}
        </p>
      </section>
      {answer?.application && <CreditStatus application={answer.application} />}
      {answer?.mayApply && (
        <section className={styles.block} aria-labelledby="apply">
          <h2 id="apply">{terms ? t.applyForOtherTerms : t.applyForTerms}</h2>
          <CreditForm />
        </section>
      )}
      {!answer?.mayApply && !answer?.application && (
        <p className="banner">
          {fillNodes(t.anAdministratorOfYourCompany, { link: <Link href={paths.company}>{t.seeWhoThatIs}</Link> })}
        </p>
      )}
    </>
  )
}
