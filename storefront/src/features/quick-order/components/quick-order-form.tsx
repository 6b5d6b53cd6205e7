"use client"

import { useLanguage, useTexts } from "#use-texts"
import { useSession } from "@/features/auth/components/session-provider"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { counted, fill } from "@/texts/fill"
import type { Owner } from "../kept-rows"
import styles from "./quick-order.module.css"
import { QuickOrderLine } from "./quick-order-row"
import { useQuickOrder } from "./use-quick-order"

/** Rows to type, paste or upload, and one button that adds them all. What a buyer typed is gone when another reads. */
export function QuickOrderForm() {
  const owner = useSession().session?.user.id ?? null
  return <Rows key={owner} owner={owner} />
}

function Rows({ owner }: { owner: Owner }) {
  const t = useTexts(quickOrderTexts)
  const language = useLanguage()
  const order = useQuickOrder(owner)
  return (
    <form
      className={styles.form}
      aria-label={t.quickOrder}
      onSubmit={(event) => {
        event.preventDefault()
        order.submit()
      }}
    >
      <label className={styles.upload}>
        <span className="label">{t.fromAFileCsvOr}</span>
        <input
          className="input"
          type="file"
          accept=".csv,.txt,.xlsx"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) order.upload(file)
            event.target.value = ""
          }}
        />
      </label>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{t.productCode}</span>
        <span>{t.amount}</span>
        <span>{t.unit}</span>
        <span>{t.pieces}</span>
        <span />
      </div>
      <ol className={styles.rows}>
        {order.rows.map((row, index) => (
          <QuickOrderLine
            key={row.id}
            row={row}
            number={index + 1}
            onChange={order.change}
            onRemove={order.remove}
            onPaste={order.paste}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={order.addBlank}>
          {t.addARow}
        </button>
        <button className="button primary" disabled={order.busy || order.filled === 0}>
          {order.busy ? t.working : fill(t.addFilledToTheCart, { filled: counted(language, t.countRows, order.filled) })}
        </button>
      </div>
      <p role="status" className={styles.message}>
        {order.message}
      </p>
    </form>
  )
}
