"use client"

import type { CatalogueItem, HeatInStock, StockLevel } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { useTexts } from "#use-texts"
import { DetailDrawing } from "@/features/drawing/components/detail-drawing"
import { metalOf, shapeOf } from "@/features/drawing/geometry"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { EitherSystem } from "@/features/units/components/either-system"
import { millimetres } from "@/features/units/metric"
import { commonTexts } from "@/texts/en/common"
import { productTexts } from "@/texts/en/product"
import { lengthProblem } from "../length-problem"
import { asOrdered, inputProblems, type OrderInput } from "../order-input"
import type { PieceFacts } from "../piece"
import { stockWarning } from "../stock-warning"
import { AddToCart } from "./add-to-cart"
import { OneHeatField } from "./one-heat-field"
import { OrderFields } from "./order-fields"
import { PriceBreaks } from "./price-breaks"
import styles from "./product.module.css"
import { QuoteFigures } from "./quote-figures"
import { useQuote } from "./use-quote"
import { WhyPrice } from "./why-price"

type Props = {
  item: CatalogueItem
  levels: StockLevel[]
  heats: HeatInStock[]
  initial: OrderInput
  /** One piece of what is first asked for; null when that has to be asked again. */
  piece: PieceFacts | null
  signedIn: boolean
  priced: boolean
  lineId: string | null
}

/** The drawing and the order beside it: what is typed is drawn, weighed and priced at once, and stands in the address. */
export function OrderBench({ item, levels, heats, initial, piece, signedIn, priced, lineId }: Props) {
  const t = useTexts(productTexts)
  const common = useTexts(commonTexts)
  const [typed, setTyped] = useState(initial)
  const input = asOrdered(typed)
  const quote = useQuote(item, input, priced, piece && { input: initial, piece })
  const problems = inputProblems(input)
  const inches = quote.piece?.inches ?? null
  const unreadable = Object.keys(problems).length > 0
  const length = problems.amount === undefined && input.unit === "in" ? Number(input.amount) : inches
  const wrongLength = length === null ? null : inEither((say) => lengthProblem(t, levels, length, say))
  const possible = !unreadable && wrongLength === null
  const warning =
    inches === null || !possible ? null : inEither((say) => stockWarning(t, levels, inches, Number(input.pieces), say))
  const why = possible ? quote.why : null
  const change = (next: Partial<OrderInput>) => setTyped((now) => ({ ...now, ...next }))
  const setPieces = (pieces: number) => change({ pieces: String(pieces) })
  useAddress(input)
  return (
    <>
      <section className={styles.bench} aria-label={t.order}>
        <div className={styles.drawing}>
          <DetailDrawing
            shape={shapeOf(item)}
            metal={metalOf(item.metalCategory)}
            length={inches}
            grade={item.stockGrade}
            productCode={item.productCode}
          />
        </div>
        <div className={styles.order}>
          <OrderFields input={typed} problems={problems} lengthProblem={wrongLength} onChange={change} />
          <QuoteFigures quote={quote} input={input} priced={priced} possible={possible} onPieces={setPieces} />
          <OneHeatField heats={heats} checked={input.oneHeat} onChange={(oneHeat) => change({ oneHeat })} />
          {why && <WhyPrice lines={why.explanation} total={why.itemTotal} />}
          {warning && (
            <p className={styles.warning} role="status">
              <EitherSystem {...warning} />
            </p>
          )}
          <AddToCart item={item} input={input} disabled={!possible} price={quote.price} lineId={lineId} />
          {signedIn && (
            <SaveToList
              label={common.saveToList}
              className="button wide"
              lines={() => [toLine(item, input)]}
              disabled={unreadable}
            />
          )}
        </div>
      </section>
      {why && <PriceBreaks price={why} onPieces={setPieces} />}
    </>
  )
}

/** A sentence with lengths in both systems; null where there is nothing to say. */
function inEither(sentence: (say?: (inches: number) => string) => string | null): { us: string; metric: string } | null {
  const us = sentence()
  return us === null ? null : { us, metric: sentence((inches) => `${millimetres(inches)} mm`) ?? us }
}

const toLine = ({ productCode }: CatalogueItem, { amount, unit, pieces, oneHeat }: OrderInput) => ({
  productCode,
  amount,
  unit,
  pieces: Number(pieces),
  oneHeat,
})

/** Keeps the order in the address, so that a reload or a shared link brings it back; typing adds no steps to go back. */
function useAddress({ amount, unit, pieces, oneHeat }: OrderInput) {
  useEffect(() => {
    const url = new URL(window.location.href)
    const before = url.search
    for (const [name, value] of Object.entries({ amount, unit, pieces, oneHeat: oneHeat ? "true" : "" })) {
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    if (url.search !== before) window.history.replaceState(null, "", url)
  }, [amount, unit, pieces, oneHeat])
}
