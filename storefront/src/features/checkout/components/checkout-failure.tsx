"use client"

import Link from "next/link"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { problemText, type Problem } from "@/lib/result"
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
  return (
    <div className="banner error" role="alert">
      <span>{problemText(failure)}</span>
      {failure.type === "above_limit" ? (
        <button type="button" className="button" onClick={onAsk} aria-disabled={pending}>
          {pending ? "Asking" : "Ask for approval"}
        </button>
      ) : (
        <WayOn type={failure.type} />
      )}
    </div>
  )
}

function WayOn({ type }: { type: string }) {
  if (type === "insufficient_stock" || type === "withdrawn" || type === "no_price" || type === "no_size")
    return <Link href={paths.cart}>Change the cart</Link>
  if (type === "cart_completed") return <Link href={paths.orders}>See your orders</Link>
  if (type === "in_progress" || type === "locked" || type === "unreachable")
    return <span>Press Place order again; it cannot be ordered twice.</span>
  if (type === "cart_changed") return null
  return <Link href={paths.contact}>Contact us</Link>
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
  return (
    <div className={`banner ${styles.changes}`} role="alert">
      <strong>Prices changed since you saw them. Nothing was ordered.</strong>
      {(changes.length === 0 || isPromo) && <span>{message}</span>}
      {changes.map((change) => (
        <span key={change.productCode}>
          <span className="mono">{change.productCode}</span>: {formatMoney(change.before)} is now {formatMoney(change.after)}
        </span>
      ))}
      {before !== after && (
        <span>
          Total: {formatMoney(before)} is now {formatMoney(after)}
        </span>
      )}
      <span>Place the order again to accept, or change the cart.</span>
    </div>
  )
}
