"use client"

import { plural } from "@/lib/format"
import styles from "./quick-order.module.css"
import { QuickOrderLine } from "./quick-order-row"
import { useQuickOrder } from "./use-quick-order"

/** Rows to type, paste or upload, and one button that adds them all. */
export function QuickOrderForm() {
  const order = useQuickOrder()
  return (
    <form
      className={styles.form}
      aria-label="Quick order"
      onSubmit={(event) => {
        event.preventDefault()
        order.submit()
      }}
    >
      <label className={styles.upload}>
        <span className="label">From a file: CSV or Excel (.xlsx) with code, amount, unit, pieces</span>
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
        <span>Product code</span>
        <span>Amount</span>
        <span>Unit</span>
        <span>Pieces</span>
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
          Add a row
        </button>
        <button className="button primary" disabled={order.busy || order.filled === 0}>
          {order.busy ? "Working…" : `Add ${plural(order.filled, "row")} to the cart`}
        </button>
      </div>
      <p role="status" className={styles.message}>
        {order.message}
      </p>
    </form>
  )
}
