import type { CartLine } from "@billet/backend/contract"
import { formatNumber, sentenceCase } from "@/lib/format"
import { diameterText } from "../line-unit"
import styles from "./cart-line.module.css"

/** The table behind the line's Specifications. */
export function LineSpecifications({ line }: { line: CartLine }) {
  const facts: [string, string][] = [
    ["Grade", line.stockGrade],
    ["Metal category", sentenceCase(line.metalCategory)],
    ["Product type", line.productType],
    ["Condition", sentenceCase(line.productCondition)],
    ...(line.outerDiameter === null ? [["Size", `${line.productSize} in`] as [string, string]] : []),
    ...(line.outerDiameter === null ? [] : [["Outer diameter", diameterText(line.outerDiameter)] as [string, string]]),
    ...(line.insideDiameter === null ? [] : [["Inside diameter", diameterText(line.insideDiameter)] as [string, string]]),
    ["Piece length", `${formatNumber(line.lengthInInches, 4)} in`],
    ["Piece weight", `${formatNumber(line.weightInPounds, 2)} lbs`],
    ["Stocked by", line.coid || "Made to order"],
  ]
  return (
    <details className={styles.specifications}>
      <summary>Specifications</summary>
      <table className="table">
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
