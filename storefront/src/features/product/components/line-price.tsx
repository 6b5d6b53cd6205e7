"use client"

import { MESSAGES } from "@billet/backend/contract"
import Link from "next/link"
import { usePathname, useSearchParams } from "next/navigation"
import { formatPrice, plural } from "@/lib/format"
import { paths } from "@/lib/paths"
import styles from "./product.module.css"
import type { Quote } from "./use-quote"

type Props = { quote: Quote; priced: boolean; pieces: number; onPieces: (pieces: number) => void }

/** The buyer's price of the line, what it saves against the list, and what the next quantity would save. */
export function LinePrice({ quote, priced, pieces, onPieces }: Props) {
  if (!priced) return <SignInForPrice />
  if (quote.priceError)
    return (
      <p className="field-error" role="alert">
        {quote.priceError}
      </p>
    )
  const { price, why } = quote
  const next = why?.nextBreaks[0]
  return (
    <>
      <p className={styles.price}>
        <strong>{price === null ? "–" : formatPrice(price)}</strong>{" "}
        <span className="unit">
          {why && why.savingPercent > 0 ? "your" : "list"} price for {plural(pieces || 0, "piece")}
          {price !== null && pieces > 1 && `, ${formatPrice(price / pieces)} each`}
        </span>
      </p>
      {why && why.savingPercent > 0 && (
        <p className={styles.saving}>
          List price <s>{formatPrice(why.originalPrice)}</s>, you save {why.savingPercent.toFixed(1)}%
        </p>
      )}
      {next && (
        <p>
          <button type="button" className="text-button" onClick={() => onPieces(next.pieces)}>
            Buy {plural(next.morePieces, "more piece")}, save {next.savingPercent.toFixed(1)}%
          </button>
        </p>
      )}
    </>
  )
}

function SignInForPrice() {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  return (
    <p className={styles.price}>
      <Link href={paths.signIn(query ? `${pathname}?${query}` : pathname)}>{MESSAGES.signInForPricing}</Link>
    </p>
  )
}
