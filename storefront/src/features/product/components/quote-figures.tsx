"use client"

import { toFeet, toKilograms } from "@billet/backend/contract"
import { useLanguage, useSay, useTexts } from "#use-texts"
import { formatNumber } from "@/lib/format"
import { productTexts } from "@/texts/en/product"
import { counted, fill } from "@/texts/fill"
import type { OrderInput } from "../order-input"
import { LinePrice } from "./line-price"
import styles from "./product.module.css"
import type { Quote } from "./use-quote"

type Props = {
  quote: Quote & { pending: boolean }
  input: OrderInput
  priced: boolean
  onPieces: (pieces: number) => void
}

/** One piece in both systems, then the line in words and its price. */
export function QuoteFigures({ quote, input, priced, onPieces }: Props) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const say = useSay()
  const { piece, pieceError, pending } = quote
  const pieces = Number(input.pieces)
  return (
    <div className={styles.quote} data-pending={pending || undefined} aria-live="polite">
      <dl className={styles.figures}>
        <Figure
          label={t.pieceWeight}
          main={piece && formatNumber(piece.pounds, 4)}
          unit="lb"
          other={piece && `${formatNumber(toKilograms(piece.pounds), 4)} kg`}
        />
        <Figure
          label={t.pieceLength}
          main={piece && formatNumber(piece.inches, 4)}
          unit="in"
          other={piece && `${formatNumber(toFeet(piece.inches), 4)} ft`}
        />
      </dl>
      {pieceError && (
        <p className="field-error" role="alert">
          {say(pieceError)}
        </p>
      )}
      <p className={styles.sentence}>
        {piece
          ? fill(t.lineInWords, {
              pieces: counted(language, t.countPieces, pieces),
              inches: formatNumber(piece.inches, 3),
              each: formatNumber(piece.pounds, 2),
              all: formatNumber(piece.pounds * pieces, 2),
            })
          : "\u00a0"}
      </p>
      <LinePrice quote={quote} priced={priced} pieces={pieces} onPieces={onPieces} />
    </div>
  )
}

function Figure({ label, main, unit, other }: { label: string; main: string | null; unit: string; other: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {main ?? "–"} <span className="unit">{unit}</span>
        <span className={styles.other}>{other ?? "\u00a0"}</span>
      </dd>
    </div>
  )
}
