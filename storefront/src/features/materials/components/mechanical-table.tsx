import { productsHref } from "@billet/backend/contract"
import Link from "next/link"
import { formatFigure } from "../figures"
import type { Material } from "../material"
import { Basis } from "./basis"
import styles from "./materials.module.css"

/** Mechanical properties, one group of rows for each condition the grade is sold in. */
export function MechanicalTable({ material }: { material: Material }) {
  const { facts, metalCategory, stockGrade } = material
  return (
    <section className={styles.section}>
      <h2 id="mechanical">Mechanical properties by condition</h2>
      <div className={`table-scroll ${styles.narrow}`} tabIndex={0} role="region" aria-labelledby="mechanical">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col" className="figure">
                Value
              </th>
              <th scope="col">Basis</th>
            </tr>
          </thead>
          {facts.conditions.map((condition) => (
            <tbody key={condition.name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={3}>
                  {condition.name} {condition.spec && <span className="unit">{condition.spec}</span>}
                </th>
              </tr>
              {condition.properties.map((figure) => (
                <tr key={`${figure.property} ${figure.limit} ${figure.unit}`}>
                  <th scope="row">{figure.property}</th>
                  <td className="figure">{formatFigure(figure)}</td>
                  <td>
                    <Basis figure={figure} sources={facts.sources} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="hint">
        Test values depend on section size and test location.{" "}
        <Link href={productsHref({ metalCategory, stockGrade })} prefetch={false}>
          The heats in stock show their own certificates.
        </Link>
      </p>
    </section>
  )
}
