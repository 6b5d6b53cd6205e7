import type { BuyerView } from "@billet/backend/contract"
import { formatMoney } from "@/lib/format"
import styles from "./checkout.module.css"

/** Paying on account: the company's terms, and what this order leaves of its limit. */
export function PaymentTerms({ buyer, total }: { buyer: BuyerView; total: number }) {
  const { company } = buyer
  const terms = company?.terms
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      {!buyer.canOrder && (
        <p className="banner">
          {company?.role === "VIEWER"
            ? `In ${company.name} you may look and fill a cart, not order. An administrator of your company can change that.`
            : "Your account may not order yet. We write to you as soon as it is approved."}
        </p>
      )}
      {buyer.canOrder && !terms && (
        <p className="banner">Your company has no account terms yet. Contact us and we set them up with you.</p>
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
    </section>
  )
}
