import { COMPANY_ROLE_LABELS, REGION_NAMES, type BuyerView, type Coid, type CompanyRole } from "@billet/backend/contract"
import Link from "next/link"
import { Fragment, type ReactNode } from "react"
import { countryName } from "@/lib/country-name"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./account.module.css"

/** Who the buyer is to us: the person, the company, its terms. */
export function ProfileFacts({ buyer }: { buyer: BuyerView }) {
  const { company } = buyer
  const address = company?.address
  return (
    <div className={styles.columns}>
      <Facts
        title="You"
        facts={[
          ["Name", `${buyer.firstName} ${buyer.lastName}`.trim()],
          ["E-mail", buyer.email],
          ["Served from", REGION_NAMES[buyer.regionCode as Coid] ?? buyer.regionCode],
        ]}
      />
      {company && address && (
        <Facts
          title="Company"
          facts={[
            ["Name", company.name],
            ["Address", [address.line1, address.line2].filter(Boolean).join(", ")],
            ["City", [address.city, address.state, address.postalCode].filter(Boolean).join(", ")],
            ["Country", countryName(address.country)],
            ["Phone", address.phone ?? "–"],
            ...termFacts(company.terms),
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
  return (
    <p>
      {COMPANY_ROLE_LABELS[role]} of this company. <Link href={paths.company}>Colleagues, limits and approvals</Link>,{" "}
      <Link href={paths.credit}>credit</Link>
    </p>
  )
}

function termFacts(terms: NonNullable<BuyerView["company"]>["terms"]): [string, string][] {
  if (!terms) return [["Terms", "No account terms"]]
  return [
    ["Terms", `${terms.days} days net${terms.hold ? ", on hold" : ""}`],
    ["Credit limit", formatMoney(terms.limit)],
    ["Open balance", formatMoney(terms.openBalance)],
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
