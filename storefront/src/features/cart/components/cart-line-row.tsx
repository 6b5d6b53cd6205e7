"use client"

import { cartRightsOf, type CartLine, type LineShortage } from "@billet/backend/contract"
import { lazy, Suspense, useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { toAddLine } from "@/features/lists/list-lines"
import { Weight } from "@/features/units/components/measure"
import { paths } from "@/lib/paths"

import { cartTexts } from "@/texts/en/cart"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { withLineChanged, type LineChoice } from "../cart-preview"
import styles from "./cart-line.module.css"
import { useCart } from "./cart-provider"
import { LineMoney } from "./line-money"
import { LineProduct } from "./line-product"
import { LineSpecifications } from "./line-specifications"
import { LineWhy } from "./line-why"
import { OneHeatChoice } from "./one-heat-choice"
import { PiecesSelect } from "./pieces-select"
import { RemoveLine } from "./remove-line"

/** Only where stock no longer has what the line wants. */
const ShortLine = lazy(() => import("./short-line"))

type Props = {
  line: CartLine
  signedIn: boolean
  readOnly: boolean
  shortage?: LineShortage
  /** What is said when the line could not be removed: its row may be another by then. */
  onRefused?: (problem: string | null) => void
}

/** One line of the cart. Visitors may remove but not change pieces, and see no prices (decision 26). */
export function CartLineRow({ line, signedIn, readOnly, shortage, onRefused }: Props) {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const { cart, preview, update } = useCart()
  const rights = cartRightsOf({ isAuthenticated: signedIn, readOnly })
  const [pending, startTransition] = useTransition()
  const [error, setError] = useState<string | null>(null)
  const change = (changes: LineChoice) =>
    startTransition(async () => {
      if (cart) preview(withLineChanged(cart, line.id, changes))
      const result = await update(line.id, changes)
      setError(result.ok ? null : problemText(result.problem))
    })
  const takeWhatIsThere = (availablePieces: number) => (button: HTMLButtonElement) => {
    button.closest("li")?.querySelector("select")?.focus({ preventScroll: true })
    change({ pieces: availablePieces })
  }
  const { productCode, amount, unit, pieces, oneHeat, coid } = line
  return (
    <li className={styles.line} data-pending={pending || undefined}>
      <LineProduct line={line}>
        <OneHeatChoice
          chosen={oneHeat ?? false}
          pieces={pieces}
          readOnly={!rights.mayChangePieces}
          onChange={(chosen) => change({ oneHeat: chosen })}
        />
      </LineProduct>
      <div className={styles.pieces}>
        <PiecesSelect line={line} disabled={!rights.mayChangePieces} onChange={(count) => change({ pieces: count })} />
        <span className="unit">
          <Weight pounds={line.totalWeightInPounds} unit="lbs" />
        </span>
      </div>
      <LineMoney line={line} signedIn={rights.maySeePrices} />
      {shortage && (
        <div className={styles.short}>
          <Suspense>
            <ShortLine
              line={line}
              shortage={shortage}
              onTake={rights.mayChangePieces ? takeWhatIsThere(shortage.availablePieces) : undefined}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.foot}>
        <LineSpecifications line={line} />
        {rights.maySeePrices && line.itemTotal > 0 && (
          <LineWhy key={`${amount} ${unit} ${pieces} ${line.itemTotal}`} line={line} />
        )}
        {rights.mayRemove && (
          <div className={styles.actions}>
            <Link
              className="button small"
              href={paths.product(productCode, { coid, amount, unit, pieces, oneHeat, line: line.id })}
            >
              {t.edit}
            </Link>
            {signedIn && (
              <SaveToList label={t.save} name={fill(t.saveProductcodeToAList, { productCode })} lines={() => [toAddLine(line)]} />
            )}
            <RemoveLine line={line} onRefused={onRefused} />
          </div>
        )}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
