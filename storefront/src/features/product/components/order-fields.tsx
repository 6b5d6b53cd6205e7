"use client"

import { MAX_PIECES, MIN_PIECES, UNITS } from "@billet/backend/contract"
import { useId } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { EitherSystem } from "@/features/units/components/either-system"
import { productTexts } from "@/texts/en/product"
import { orderingTexts } from "@/texts/en/ordering"
import type { OrderInput } from "../order-input"
import { NumberField } from "./number-field"
import styles from "./product.module.css"

type Props = {
  input: OrderInput
  problems: { amount?: string; pieces?: string }
  /** Why no bar gives a piece of the amount, in either system. */
  lengthProblem: { us: string; metric: string } | null
  onChange: (change: Partial<OrderInput>) => void
}

/** Amount of one piece, its unit, and the number of pieces. */
export function OrderFields({ input, problems, lengthProblem, onChange }: Props) {
  const t = useTexts(productTexts)
  const { units } = useTexts(orderingTexts)
  const say = useSay()
  const id = useId()
  const chooseUnit = (text: string) => onChange({ unit: UNITS.find((unit) => unit === text) ?? "in" })
  return (
    <div className={styles.fields}>
      <NumberField
        label={t.amountPerPiece}
        value={input.amount}
        invalid={problems.amount !== undefined || lengthProblem !== null}
        onChange={(amount) => onChange({ amount })}
      />
      <div className="field">
        <label htmlFor={id}>{t.unit}</label>
        <select id={id} className="input" value={input.unit} onChange={(event) => chooseUnit(event.target.value)}>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={t.pieces}
        range={[MIN_PIECES, MAX_PIECES]}
        value={input.pieces}
        invalid={problems.pieces !== undefined}
        onChange={(pieces) => onChange({ pieces })}
      />
      <div className={styles.problems} role="alert">
        {[problems.amount, problems.pieces]
          .filter((one) => one !== undefined)
          .map((problem) => (
            <p key={problem} className="field-error">
              {say(problem)}
            </p>
          ))}
        {lengthProblem && (
          <p className="field-error">
            <EitherSystem {...lengthProblem} />
          </p>
        )}
      </div>
    </div>
  )
}
