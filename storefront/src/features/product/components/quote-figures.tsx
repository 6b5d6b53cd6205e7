"use client"

import { toFeet, toKilograms } from "@billet/backend/contract"
import { useSay } from "#use-say"
import { useLanguage, useTexts } from "#use-texts"
import { EitherSystem } from "@/features/units/components/either-system"
import { metresOf, millimetres } from "@/features/units/metric"
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
  /** Whether this can be ordered; money and sums are only told of what can. */
  possible: boolean
  onPieces: (pieces: number) => void
}

/** One piece in the reader's system, then the line in words and its price. */
export function QuoteFigures({ quote, input, priced, possible, onPieces }: Props) {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const say = useSay()
  const { piece, pieceError, pending } = quote
  const pieces = Number(input.pieces)
  const inWords = (length: string, each: string, all: string) =>
    fill(t.lineInWords, { pieces: counted(language, t.countPieces, pieces), length, each, all })
  return (
    <div className={styles.quote} data-pending={pending || undefined} aria-live="polite">
      <dl className={styles.figures}>
        <Figure
          label={t.pieceWeight}
          us={[piece && formatNumber(piece.pounds, 4), "lb", piece && `${formatNumber(toKilograms(piece.pounds), 4)} kg`]}
          metric={[piece && formatNumber(toKilograms(piece.pounds), 4), "kg", piece && `${perMetre(piece)} kg/m`]}
        />
        <Figure
          label={t.pieceLength}
          us={[piece && formatNumber(piece.inches, 4), "in", piece && `${formatNumber(toFeet(piece.inches), 4)} ft`]}
          metric={[piece && millimetres(piece.inches), "mm", piece && `${formatNumber(metresOf(piece.inches), 4)} m`]}
        />
      </dl>
      {pieceError && (
        <p className="field-error" role="alert">
          {say(pieceError)}
        </p>
      )}
      <p className={styles.sentence}>
        {piece && possible ? (
          <EitherSystem
            us={inWords(
              `${formatNumber(piece.inches, 3)} in`,
              `${formatNumber(piece.pounds, 2)} lb`,
              `${formatNumber(piece.pounds * pieces, 2)} lb`,
            )}
            metric={inWords(
              `${millimetres(piece.inches)} mm`,
              `${formatNumber(toKilograms(piece.pounds), 2)} kg`,
              `${formatNumber(toKilograms(piece.pounds * pieces), 2)} kg`,
            )}
          />
        ) : (
          "\u00a0"
        )}
      </p>
      <LinePrice quote={quote} priced={priced} possible={possible} pieces={pieces} onPieces={onPieces} />
    </div>
  )
}

/** What one piece measures: the number, its unit, and the same in another; dashes while it is not known. */
type Measured = readonly [main: string | null, unit: string, other: string | null]

function Figure({ label, us, metric }: { label: string; us: Measured; metric: Measured }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <EitherSystem us={<Reading of={us} />} metric={<Reading of={metric} />} />
      </dd>
    </div>
  )
}

function Reading({ of: [main, unit, other] }: { of: Measured }) {
  return (
    <>
      {main ?? "–"} <span className="unit">{unit}</span>
      <span className={styles.other}>{other ?? "\u00a0"}</span>
    </>
  )
}

function perMetre({ pounds, inches }: { pounds: number; inches: number }): string {
  return formatNumber(toKilograms(pounds) / metresOf(inches), 4)
}
