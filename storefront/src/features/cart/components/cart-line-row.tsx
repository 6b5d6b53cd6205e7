"use client"

import { cartRightsOf, type CartLine, type UpdateLineBody } from "@billet/backend/contract"
import { useOptimistic, useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { SaveToList } from "@/features/lists/components/save-to-list"
import { toAddLine } from "@/features/lists/list-lines"
import { Weight } from "@/features/units/components/measure"
import { paths } from "@/lib/paths"

import { cartTexts } from "@/texts/en/cart"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import styles from "./cart-line.module.css"
import { useCart } from "./cart-provider"
import { LineMoney } from "./line-money"
import { LineProduct } from "./line-product"
import { LineSpecifications } from "./line-specifications"
import { LineWhy } from "./line-why"
import { OneHeatChoice } from "./one-heat-choice"
import { PiecesSelect } from "./pieces-select"
import { RemoveLine } from "./remove-line"

type Props = { line: CartLine; signedIn: boolean; readOnly: boolean }

/** One line of the cart. Visitors may remove but not change pieces, and see no prices (decision 26). */
export function CartLineRow({ line, signedIn, readOnly }: Props) {
  const problemText = useProblemText()
  const t = useTexts(cartTexts)
  const { update } = useCart()
  const rights = cartRightsOf({ isAuthenticated: signedIn, readOnly })
  const [pending, startTransition] = useTransition()
  const [error, setError] = useState<string | null>(null)
  const [bound, showBound] = useOptimistic(line.oneHeat ?? false)
  const change = (changes: UpdateLineBody) =>
    startTransition(async () => {
      if (changes.oneHeat !== undefined) showBound(changes.oneHeat)
      const result = await update(line.id, changes)
      setError(result.ok ? null : problemText(result.problem))
    })
  const { productCode, amount, unit, pieces, oneHeat, coid } = line
  return (
    <li className={styles.line} data-pending={pending || undefined}>
      <LineProduct line={line}>
        <OneHeatChoice
          chosen={bound}
          pieces={line.pieces}
          readOnly={!rights.mayChangePieces}
          disabled={pending}
          onChange={(chosen) => change({ oneHeat: chosen })}
        />
      </LineProduct>
      <div className={styles.pieces}>
        <PiecesSelect line={line} disabled={!rights.mayChangePieces || pending} onChange={(count) => change({ pieces: count })} />
        <span className="unit">
          <Weight pounds={line.totalWeightInPounds} unit="lbs" />
        </span>
      </div>
      <LineMoney line={line} signedIn={rights.maySeePrices} />
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
            <RemoveLine line={line} />
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
