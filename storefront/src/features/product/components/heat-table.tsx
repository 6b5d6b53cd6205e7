import type { HeatInStock } from "@billet/backend/contract"
import { HeatRow } from "./heat-row"
import styles from "./product.module.css"

/** The heats in stock: where they were melted, what they measured, how long the bars are. */
export function HeatTable({ heats }: { heats: HeatInStock[] }) {
  if (heats.length === 0) return null
  const measured = heats.some((heat) => heat.yieldStrengthKsi !== null || heat.tensileStrengthKsi !== null)
  return (
    <section className={styles.block} aria-labelledby="heats">
      <h2 id="heats">Heats in stock</h2>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Table of heats">
        <table className="table">
          <HeatHead measured={measured} />
          <tbody>
            {heats.map((heat) => (
              <HeatRow key={heat.stockItemId} heat={heat} measured={measured} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">Figures as the mill reported them; the mill certificate governs.</p>
    </section>
  )
}

const TEXTS = ["Heat", "Mill", "Site", "Melted in", "Specification", "Certificate"]
const FIGURES = [
  ["Yield", "ksi"],
  ["Tensile", "ksi"],
  ["Elongation", "%"],
  ["Hardness", ""],
]

function HeatHead({ measured }: { measured: boolean }) {
  return (
    <thead>
      <tr>
        {TEXTS.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {(measured ? [...FIGURES, ["Bars", ""]] : [["Bars", ""]]).map(([label, unit]) => (
          <th key={label} scope="col" className="figure">
            {label} {unit && <span className="unit">{unit}</span>}
          </th>
        ))}
        <th scope="col">
          Lengths <span className="unit">in</span>
        </th>
      </tr>
    </thead>
  )
}
