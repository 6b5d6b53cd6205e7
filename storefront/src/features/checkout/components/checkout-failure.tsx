"use client"

import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { OrderedCart } from "@/features/cart/components/ordered-cart"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { type Problem } from "@/lib/result"
import { checkoutTexts } from "@/texts/en/checkout"
import { fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import { useProblemText } from "@/texts/use-problem-text"
import type { PriceChange } from "../price-changes"
import styles from "./checkout.module.css"

const REPRICED = new Set(["price_changed", "promo_refused", "freight_changed"])

type Props = {
  failure: Problem | null
  changes: PriceChange[]
  before: number
  after: number
  pending: boolean
  onAsk: () => void
}

/** Why the order was not placed, and what to do about it. */
export function CheckoutFailure({ failure, changes, before, after, pending, onAsk }: Props) {
  const t = useTexts(checkoutTexts)
  const problemText = useProblemText()
  if (!failure) return null
  if (REPRICED.has(failure.type))
    return (
      <ChangedPrices
        changes={changes}
        before={before}
        after={after}
        message={failure.message}
        isPromo={failure.type === "promo_refused"}
      />
    )
  if (failure.type === "cart_completed") return <OrderedCart orderNumber={failure.orderNumber} />
  return (
    <div className="banner error" role="alert">
      <span>{problemText(failure)}</span>
      {failure.type === "above_limit" ? (
        <button type="button" className="button" onClick={onAsk} aria-disabled={pending}>
          {pending ? t.asking : t.askForApproval}
        </button>
      ) : (
        <WayOn type={failure.type} />
      )}
    </div>
  )
}

function WayOn({ type }: { type: string }) {
  const t = useTexts(checkoutTexts)
  if (
    type === "insufficient_stock" ||
    type === "cutting_impossible" ||
    type === "one_heat_unavailable" ||
    type === "withdrawn" ||
    type === "no_price" ||
    type === "no_size"
  )
    return <Link href={paths.cart}>{t.changeTheCart}</Link>
  if (type === "in_progress" || type === "locked" || type === "unreachable") return <span>{t.pressPlaceOrderAgainIt}</span>
  if (type === "cart_changed") return null
  return <Link href={paths.contact}>{t.contactUs}</Link>
}

function ChangedPrices({
  changes,
  before,
  after,
  message,
  isPromo,
}: {
  changes: PriceChange[]
  before: number
  after: number
  message: string
  isPromo: boolean
}) {
  const t = useTexts(checkoutTexts)
  return (
    <div className={`banner ${styles.changes}`} role="alert">
      <strong>{t.pricesChangedSinceYouSaw}</strong>
      {(changes.length === 0 || isPromo) && <span>{message}</span>}
      {changes.map((change) => (
        <span key={change.productCode}>
          {fillNodes(t.productcodeBeforeIsNowAfter, {
            productCode: <span className="mono">{change.productCode}</span>,
            before: formatMoney(change.before),
            after: formatMoney(change.after),
          })}
        </span>
      ))}
      {before !== after && (
        <span>{fill(t.totalBeforeIsNowAfter, { before: formatMoney(before), after: formatMoney(after) })}</span>
      )}
      <span>{t.placeTheOrderAgainTo}</span>
    </div>
  )
}
