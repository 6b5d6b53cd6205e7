"use client"

import type { DraftView } from "@billet/backend/contract"
import { useLanguage, useTexts } from "#use-texts"
import { LocalTime } from "@/components/local-time"
import { OrderStatusBadge } from "@/features/orders/components/order-status-badge"
import { Weight } from "@/features/units/components/measure"
import { formatMoney } from "@/lib/format"
import { ordersTexts } from "@/texts/en/orders"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { ContinueDraft } from "./continue-draft"
import { DiscardDraft } from "./discard-draft"
import styles from "./draft-list.module.css"

/** The buyer's orders that are not placed yet: each is continued as the cart, or discarded. */
export function DraftList({ drafts, justSaved }: { drafts: DraftView[]; justSaved: boolean }) {
  const t = useTexts(ordersTexts)
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts">{t.drafts}</h2>
      {justSaved && (
        <p className="banner" role="status">
          {t.draftSaved}
        </p>
      )}
      <ul>
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function Draft({ draft }: { draft: DraftView }) {
  const t = useTexts(ordersTexts)
  const language = useLanguage()
  const { items, total, totalWeightInPounds } = draft.cart
  const { purchaseOrderNumber, city } = draft.checkout
  const first = items[0]?.productCode ?? ""
  const what = items.length > 1 ? fill(t.firstOfLines, { first, more: items.length - 1 }) : first
  const facts = [
    counted(language, t.countLines, items.length),
    ...(purchaseOrderNumber ? [fill(t.forPurchaseOrder, { number: purchaseOrderNumber })] : []),
    ...(city ? [fill(t.toCity, { city })] : []),
  ]
  return (
    <li>
      <div className={styles.what}>
        <strong className="mono">{what}</strong>
        <span className="quiet">
          {fillNodes(t.savedAt, { at: <LocalTime iso={draft.savedAt} /> })}, {facts.join(", ")}, <Weight pounds={totalWeightInPounds} unit="lbs" />
        </span>
      </div>
      <OrderStatusBadge status={draft.orderStatus} />
      <span className={styles.total}>{formatMoney(total)}</span>
      <div className={styles.actions}>
        <ContinueDraft id={draft.id} what={what} />
        <DiscardDraft id={draft.id} what={what} />
      </div>
    </li>
  )
}
