import type { CartLine } from "@billet/backend/contract"
import type { ReactNode } from "react"
import { SizeText } from "@/components/size-text"
import { shapeOf } from "@/features/drawing/geometry"
import { Diameter, Length, Weight } from "@/features/units/components/measure"
import { sentenceCase } from "@/lib/format"
import styles from "./cart-line.module.css"

/** The table behind the line's Specifications. */
export function LineSpecifications({ line }: { line: CartLine }) {
  const { outerDiameter, insideDiameter } = line
  const facts: [string, ReactNode][] = [
    ["Grade", line.stockGrade],
    ["Metal category", sentenceCase(line.metalCategory)],
    ["Product type", line.productType],
    ["Condition", sentenceCase(line.productCondition)],
    ["Size", outerDiameter === null ? <SizeText key="size" shape={shapeOf(line)} /> : null],
    ["Outer diameter", outerDiameter === null ? null : <Diameter key="outer" inches={outerDiameter} />],
    ["Inside diameter", insideDiameter === null ? null : <Diameter key="inside" inches={insideDiameter} />],
    ["Piece length", <Length key="length" inches={line.lengthInInches} decimals={4} />],
    ["Piece weight", <Weight key="weight" pounds={line.weightInPounds} unit="lbs" />],
    ["Stocked by", line.coid || "Made to order"],
  ]
  return (
    <details className={styles.specifications}>
      <summary>Specifications</summary>
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
