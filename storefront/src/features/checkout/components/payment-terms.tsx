import type { BuyerView } from "@billet/backend/contract"
import Link from "next/link"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./checkout.module.css"

/** The company's terms, and what this order leaves of its limit. */
export function PaymentTerms({ buyer, total }: { buyer: BuyerView; total: number }) {
  const { company } = buyer
  const terms = company?.terms
  return (
    <>
      {buyer.canOrder && !terms && (
        <p className="banner">
          Your company has no account terms yet. <Link href={paths.credit}>Apply for them</Link>
        </p>
      )}
      {company && terms && (
        <>
          <p>
            On account of <strong>{company.name}</strong>, {terms.days} days net.
          </p>
          <dl className={styles.terms}>
            <div>
              <dt>Credit limit</dt>
              <dd>{formatMoney(terms.limit)}</dd>
            </div>
            <div>
              <dt>Open balance</dt>
              <dd>{formatMoney(terms.openBalance)}</dd>
            </div>
            <div>
              <dt>This order</dt>
              <dd>{formatMoney(total)}</dd>
            </div>
            <div>
              <dt>Left after it</dt>
              <dd>{formatMoney(terms.limit - terms.openBalance - total)}</dd>
            </div>
          </dl>
          {terms.hold && <p className="banner error">The account is on hold. Contact us before ordering.</p>}
          {!terms.hold && terms.openBalance + total > terms.limit && (
            <p className="banner">This order goes beyond your credit limit. Order less, or contact us to raise it.</p>
          )}
        </>
      )}
    </>
  )
}
