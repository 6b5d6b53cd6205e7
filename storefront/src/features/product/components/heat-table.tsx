import type { HeatInStock } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { EitherSystem, LengthUnit } from "@/features/units/components/either-system"
import { productTexts } from "@/texts/en/product"
import { fillNodes } from "@/texts/fill-nodes"
import { HeatRow } from "./heat-row"
import styles from "./product.module.css"

/** The heats in stock: where they were melted, what they measured, how long the bars are. */
export function HeatTable({ heats }: { heats: HeatInStock[] }) {
  const t = useTexts(productTexts)
  if (heats.length === 0) return null
  const measured = heats.some((heat) => heat.yieldStrengthKsi !== null || heat.tensileStrengthKsi !== null)
  return (
    <section className={styles.block} aria-labelledby="heats">
      <h2 id="heats">{t.heatsInStock}</h2>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={t.tableOfHeats}>
        <table className="table">
          <HeatHead measured={measured} />
          <tbody>
            {heats.map((heat) => (
              <HeatRow key={heat.stockItemId} heat={heat} measured={measured} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{t.figuresAsTheMillReported}</p>
    </section>
  )
}

const TEXTS = ["heat", "mill", "site", "meltedIn", "specification", "certificate"] as const
const FIGURES = [
  ["yield", <EitherSystem key="unit" us="ksi" metric="MPa" />],
  ["tensile", <EitherSystem key="unit" us="ksi" metric="MPa" />],
  ["elongation", "%"],
  ["hardness", ""],
] as const
const BARS = ["bars", ""] as const

function HeatHead({ measured }: { measured: boolean }) {
  const t = useTexts(productTexts)
  return (
    <thead>
      <tr>
        {TEXTS.map((name) => (
          <th key={name} scope="col">
            {t[name]}
          </th>
        ))}
        {(measured ? [...FIGURES, BARS] : [BARS]).map(([name, unit]) => (
          <th key={name} scope="col" className="figure">
            {t[name]} {unit && <span className="unit">{unit}</span>}
          </th>
        ))}
        <th scope="col">{fillNodes(t.lengthsUnit, { unit: <LengthUnit /> })}</th>
      </tr>
    </thead>
  )
}
