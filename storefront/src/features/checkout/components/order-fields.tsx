"use client"

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
  const label = needsPurchaseOrder ? "Purchase order number" : "Purchase order number (optional)"
  return (
    <section className={styles.section} aria-labelledby="order">
      <h2 id="order">Your order</h2>
      <TextField {...props} name="purchaseOrderNumber" label={label} required={needsPurchaseOrder} />
      <div className={styles.pair}>
        <TextField {...props} name="deliveryDate" label="Wanted by (optional)" type="date" />
        <TextField {...props} name="deliveryTime" label="Delivery time (optional)" />
      </div>
      <TextField {...props} name="customerNotes" label="Notes for the shop floor (optional)" rows={3} />
    </section>
  )
}
