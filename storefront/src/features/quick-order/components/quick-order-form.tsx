"use client"

import { useRef } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { useSession } from "@/features/auth/components/session-provider"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { counted, fill } from "@/texts/fill"
import type { Owner } from "../kept-rows"
import styles from "./quick-order.module.css"
import { QuickOrderLine } from "./quick-order-row"
import { RowsFromFile } from "./rows-from-file"
import { useQuickOrder } from "./use-quick-order"

/** Rows to type, paste or upload, and one button that adds them all. What a buyer typed is gone when another reads. */
export function QuickOrderForm() {
  const owner = useSession().session?.user.id ?? null
  return <Rows key={owner} owner={owner} />
}

function Rows({ owner }: { owner: Owner }) {
  const t = useTexts(quickOrderTexts)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const order = useQuickOrder(owner, useProblemFocus(form))
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t.quickOrder}
      onSubmit={(event) => {
        event.preventDefault()
        order.submit()
      }}
    >
      <RowsFromFile
        news={order.news?.text}
        hasRows={order.filled > 0}
        canPutBack={order.canPutBack}
        onFile={order.upload}
        onRemoveAll={order.removeAll}
        onPutBack={order.putBack}
      />
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
            news={order.news?.rowId === row.id ? order.news.text : undefined}
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
        {/* Not "disabled" while busy: that would drop the focus of who presses it. */}
        <button className="button primary" disabled={order.filled === 0} aria-disabled={order.busy}>
          {order.busy ? t.working : fill(t.addFilledToTheCart, { filled: counted(language, t.countRows, order.filled) })}
        </button>
      </div>
      <p role="status" className={styles.message}>
        {order.message}
      </p>
    </form>
  )
}
