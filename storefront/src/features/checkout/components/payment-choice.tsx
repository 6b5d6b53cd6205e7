"use client"

import type { BuyerView, PaymentMethod } from "@billet/backend/contract"
import styles from "./checkout.module.css"
import { PaymentTerms } from "./payment-terms"

type Props = {
  buyer: BuyerView
  total: number
  methods: PaymentMethod[]
  method: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}

const LABELS: Record<PaymentMethod, string> = { ACCOUNT: "On account", STRIPE: "By card" }

/** How the order is paid; a choice only where there is one. */
export function PaymentChoice({ buyer, total, methods, method, onChoose }: Props) {
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      {!buyer.canOrder && (
        <p className="banner">
          {buyer.company?.role === "VIEWER"
            ? `In ${buyer.company.name} you may look and fill a cart, not order. An administrator of your company can change that.`
            : "Your account may not order yet. We write to you as soon as it is approved."}
        </p>
      )}
      {methods.length > 1 && (
        <div role="radiogroup" aria-labelledby="payment" className={styles.methods}>
          {methods.map((one) => (
            <label key={one}>
              <input type="radio" name="paymentMethod" checked={one === method} onChange={() => onChoose(one)} />
              {LABELS[one]}
            </label>
          ))}
        </div>
      )}
      {method === "ACCOUNT" ? (
        <PaymentTerms buyer={buyer} total={total} />
      ) : (
        <p>
          By card, on the next page. The stock is reserved for you as soon as the order is placed, and you have an hour to pay.
        </p>
      )}
    </section>
  )
}
