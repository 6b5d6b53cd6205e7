"use client"

import type { BuyerView, PaymentMethod } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import styles from "./checkout.module.css"
import { MayNotOrder } from "./may-not-order"
import { PaymentTerms } from "./payment-terms"

type Props = {
  buyer: BuyerView
  total: number
  methods: PaymentMethod[]
  method: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}

/** How the order is paid; a choice only where there is one. */
export function PaymentChoice({ buyer, total, methods, method, onChoose }: Props) {
  const t = useTexts(checkoutTexts)
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">{t.payment}</h2>
      <MayNotOrder buyer={buyer} />
      {methods.length > 1 && (
        <div role="radiogroup" aria-labelledby="payment" className={styles.methods}>
          {methods.map((one) => (
            <label key={one}>
              <input type="radio" name="paymentMethod" checked={one === method} onChange={() => onChoose(one)} />
              {t.methods[one]}
            </label>
          ))}
        </div>
      )}
      {method === "ACCOUNT" ? <PaymentTerms buyer={buyer} total={total} /> : <p>{t.byCardOnTheNext}</p>}
    </section>
  )
}
