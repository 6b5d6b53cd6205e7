import type { CartLine } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { SizeText } from "@/components/size-text"
import { shapeOf } from "@/features/drawing/geometry"
import { Diameter, Length, Weight } from "@/features/units/components/measure"
import { cartTexts } from "@/texts/en/cart"
import { conditionName, wordFor } from "@/texts/trade-words"
import { useTradeWords } from "@/texts/use-trade-words"
import styles from "./cart-line.module.css"

/** The table behind the line's Specifications. */
export function LineSpecifications({ line }: { line: CartLine }) {
  const t = useTexts(cartTexts)
  const words = useTradeWords()
  const { outerDiameter, insideDiameter } = line
  const facts: [string, ReactNode][] = [
    [t.grade, line.stockGrade],
    [t.metalCategory, wordFor(words.trade.metals, line.metalCategory)],
    [t.productType, wordFor(words.trade.types, line.productType)],
    [t.condition, conditionName(words.conditions, line.productCondition)],
    [t.size, outerDiameter === null ? <SizeText key="size" shape={shapeOf(line)} /> : null],
    [t.outerDiameter, outerDiameter === null ? null : <Diameter key="outer" inches={outerDiameter} />],
    [t.insideDiameter, insideDiameter === null ? null : <Diameter key="inside" inches={insideDiameter} />],
    [t.pieceLength, <Length key="length" inches={line.lengthInInches} decimals={4} />],
    [t.pieceWeight, <Weight key="weight" pounds={line.weightInPounds} unit="lbs" />],
    [t.stockedBy, line.coid || t.madeToOrder],
  ]
  return (
    <details className={styles.specifications}>
      <summary>{t.specifications}</summary>
      <table className="table">
        <tbody>
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </details>
  )
}
