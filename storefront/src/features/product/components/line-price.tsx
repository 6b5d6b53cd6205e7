"use client"

import { usePathname, useSearchParams } from "next/navigation"
import { useSay } from "#use-say"
import { useLanguage, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { formatPrice } from "@/lib/format"
import { paths } from "@/lib/paths"
import { productTexts } from "@/texts/en/product"
import { counted, fill } from "@/texts/fill"
import { fillNodes } from "@/texts/fill-nodes"
import styles from "./product.module.css"
import type { Quote } from "./use-quote"

type Props = { quote: Quote; priced: boolean; possible: boolean; pieces: number; onPieces: (pieces: number) => void }

/** The buyer's price of the line, what it saves against the list, and what the next quantity would save. */
export function LinePrice({ quote, priced, possible, pieces, onPieces }: Props) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const say = useSay()
  if (!priced) return <SignInForPrice />
  if (!possible)
    return (
      <p className={styles.price}>
        <strong>–</strong>
      </p>
    )
  if (quote.priceError)
    return (
      <p className="field-error" role="alert">
        {say(quote.priceError)}
      </p>
    )
  const { price, why } = quote
  const next = why?.nextBreaks[0]
  return (
    <>
      <p className={styles.price}>
        <strong>{price === null ? "–" : formatPrice(price)}</strong>{" "}
        <span className="unit">
          {fill(why && why.savingPercent > 0 ? t.yourPriceForPieces : t.listPriceForPieces, {
            pieces: counted(language, t.countPieces, pieces),
          })}
          {price !== null && pieces > 1 && fill(t.priceEach, { price: formatPrice(price / pieces) })}
        </span>
      </p>
      {why && why.savingPercent > 0 && (
        <p className={styles.saving}>
          {fillNodes(t.listPriceYouSave, {
            price: <s>{formatPrice(why.originalPrice)}</s>,
            percent: why.savingPercent.toFixed(1),
          })}
        </p>
      )}
      {next && (
        <p>
          <button type="button" className="text-button" onClick={() => onPieces(next.pieces)}>
            {fill(t.buyMoreSave, {
              morePieces: counted(language, t.countMorePieces, next.morePieces),
              percent: next.savingPercent.toFixed(1),
            })}
          </button>
        </p>
      )}
    </>
  )
}

function SignInForPrice() {
  const t = useTexts(productTexts)
  const pathname = usePathname()
  const query = useSearchParams().toString()
  return (
    <p className={styles.price}>
      <Link href={paths.signIn(query ? `${pathname}?${query}` : pathname)}>{t.signInForPricing}</Link>
    </p>
  )
}
