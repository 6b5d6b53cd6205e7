import type { BuyerView } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./checkout.module.css"

/** The company's terms, and what this order leaves of its limit. */
export function PaymentTerms({ buyer, total }: { buyer: BuyerView; total: number }) {
  const t = useTexts(checkoutTexts)
  const { company } = buyer
  const terms = company?.terms
  return (
    <>
      {buyer.canOrder && !terms && (
        <p className="banner">
          {fillNodes(t.yourCompanyHasNoAccount, { link: <Link href={paths.credit}>{t.applyForThem}</Link> })}
        </p>
      )}
      {company && terms && (
        <>
          <p>{fillNodes(t.onAccountOfNameDays, { name: <strong>{company.name}</strong>, days: terms.days })}</p>
          <dl className={styles.terms}>
            <div>
              <dt>{t.creditLimit}</dt>
              <dd>{formatMoney(terms.limit)}</dd>
            </div>
            <div>
              <dt>{t.openBalance}</dt>
              <dd>{formatMoney(terms.openBalance)}</dd>
            </div>
            <div>
              <dt>{t.thisOrder}</dt>
              <dd>{formatMoney(total)}</dd>
            </div>
            <div>
              <dt>{t.leftAfterIt}</dt>
              <dd>{formatMoney(terms.limit - terms.openBalance - total)}</dd>
            </div>
          </dl>
          {terms.hold && <p className="banner error">{t.theAccountIsOnHold}</p>}
          {!terms.hold && terms.openBalance + total > terms.limit && <p className="banner">{t.thisOrderGoesBeyondYour}</p>}
        </>
      )}
    </>
  )
}
