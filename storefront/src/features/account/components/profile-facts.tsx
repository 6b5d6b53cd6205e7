import type { BuyerView, CompanyRole } from "@billet/backend/contract"
import { Fragment, type ReactNode } from "react"
import { useLanguage } from "#use-texts"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { facetValueLabel } from "@/features/catalogue/facet-display"
import { countryName } from "@/lib/country-name"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { accountTexts } from "@/texts/en/account"
import { orderingTexts } from "@/texts/en/ordering"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useTradeWords } from "@/texts/use-trade-words"
import styles from "./account.module.css"

/** Who the buyer is to us: the person, the company, its terms. */
export function ProfileFacts({ buyer }: { buyer: BuyerView }) {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const { company } = buyer
  const address = company?.address
  return (
    <div className={styles.columns}>
      <Facts
        title={t.you}
        facts={[
          [t.name, `${buyer.firstName} ${buyer.lastName}`.trim()],
          [t.eMail, buyer.email],
          [t.servedFrom, facetValueLabel(useTradeWords(), "coid", buyer.regionCode)],
        ]}
      />
      {company && address && (
        <Facts
          title={t.company}
          facts={[
            [t.name, company.name],
            [t.address, [address.line1, address.line2].filter(Boolean).join(", ")],
            [t.city, [address.city, address.state, address.postalCode].filter(Boolean).join(", ")],
            [t.country, countryName(address.country, language)],
            [t.phone, address.phone ?? "–"],
            ...termFacts(t, company.terms),
          ]}
        >
          <CompanyLink role={company.role} />
        </Facts>
      )}
    </div>
  )
}

/** What a person may do in the company, and where its people are. */
function CompanyLink({ role }: { role: CompanyRole }) {
  const t = useTexts(accountTexts)
  return (
    <p>
      {fillNodes(t.roleOfThisCompany, {
        role: useTexts(orderingTexts).roles[role],
        company: <Link href={paths.company}>{t.colleaguesLimitsAndApprovals}</Link>,
        credit: <Link href={paths.credit}>{t.credit}</Link>,
      })}
    </p>
  )
}

function termFacts(t: typeof accountTexts.texts, terms: NonNullable<BuyerView["company"]>["terms"]): [string, string][] {
  if (!terms) return [[t.terms, t.noAccountTerms]]
  return [
    [t.terms, fill(terms.hold ? t.daysNetOnHold : t.daysNet, { days: terms.days })],
    [t.creditLimit, formatMoney(terms.limit)],
    [t.openBalance, formatMoney(terms.openBalance)],
  ]
}

function Facts({ title, facts, children }: { title: string; facts: [string, string][]; children?: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </section>
  )
}
