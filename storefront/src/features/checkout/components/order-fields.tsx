"use client"

import { ATTACHMENT_ENDINGS } from "@billet/backend/contract"
import { useState } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import styles from "./checkout.module.css"
import { TextField, type FormProps } from "./text-field"

type Props = FormProps & {
  needsPurchaseOrder: boolean
  /** Why the chosen files cannot go with the order. */
  filesProblem: string | null
}

/** What only this order has: the buyer's own number for it, the wanted day and notes. */
export function OrderFields({ needsPurchaseOrder, filesProblem, ...props }: Props) {
  const t = useTexts(checkoutTexts)
  const say = useSay()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const label = needsPurchaseOrder ? t.purchaseOrderNumber : t.purchaseOrderNumberOptional
  return (
    <section className={styles.section} aria-labelledby="order">
      <h2 id="order">{t.yourOrder}</h2>
      <TextField {...props} name="purchaseOrderNumber" label={label} required={needsPurchaseOrder} />
      <div className={styles.pair}>
        <TextField {...props} name="deliveryDate" label={t.wantedByOptional} type="date" min={today} />
        <TextField {...props} name="deliveryTime" label={t.deliveryTimeOptional} />
      </div>
      <TextField {...props} name="customerNotes" label={t.notesForTheShopFloor} rows={3} />
      <div className="field">
        <label htmlFor="attachments">{t.drawingsOptional}</label>
        <input
          id="attachments"
          name="attachments"
          className="input"
          type="file"
          multiple
          accept={ATTACHMENT_ENDINGS}
          aria-invalid={filesProblem !== null}
          aria-describedby="attachments-note"
        />
        <p id="attachments-note" className={filesProblem === null ? "hint" : "field-error"}>
          {filesProblem === null ? t.drawingsHint : say(filesProblem)}
        </p>
      </div>
    </section>
  )
}
