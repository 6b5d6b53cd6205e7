"use client"

import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import type { CheckoutForm, CheckoutProblems } from "../checkout-form"
import styles from "./checkout.module.css"
import { TextField } from "./text-field"

type Props = {
  form: CheckoutForm
  problems: CheckoutProblems
  onChange: (change: Partial<CheckoutForm>) => void
  needsPurchaseOrder: boolean
}

/** What only this order has: the buyer's own number for it, the wanted day and notes. */
export function OrderFields({ needsPurchaseOrder, ...props }: Props) {
  const t = useTexts(checkoutTexts)
  const label = needsPurchaseOrder ? t.purchaseOrderNumber : t.purchaseOrderNumberOptional
  return (
    <section className={styles.section} aria-labelledby="order">
      <h2 id="order">{t.yourOrder}</h2>
      <TextField {...props} name="purchaseOrderNumber" label={label} required={needsPurchaseOrder} />
      <div className={styles.pair}>
        <TextField {...props} name="deliveryDate" label={t.wantedByOptional} type="date" />
        <TextField {...props} name="deliveryTime" label={t.deliveryTimeOptional} />
      </div>
      <TextField {...props} name="customerNotes" label={t.notesForTheShopFloor} rows={3} />
    </section>
  )
}
