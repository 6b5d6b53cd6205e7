import type { HeatInStock } from "@billet/backend/contract"
import { EitherSystem } from "@/features/units/components/either-system"
import { megapascals } from "@/features/units/megapascals"
import { millimetres } from "@/features/units/metric"
import { formatCount } from "@/lib/format"
import styles from "./product.module.css"

/** One heat; figures the mill did not report show as a dash. */
export function HeatRow({ heat, measured }: { heat: HeatInStock; measured: boolean }) {
  const figures = [
    strength(heat.yieldStrengthKsi),
    strength(heat.tensileStrengthKsi),
    figure(heat.elongationPercent, 0),
    figure(heat.hardness, 0),
  ]
  return (
    <tr>
      <td className="mono">{heat.castNumber}</td>
      <td className="mono">{heat.millId}</td>
      <td>{heat.coid}</td>
      <td>{heat.meltCountry}</td>
      <td className={styles.nowrap}>{heat.baseSpecification}</td>
      <td>{heat.certificateType}</td>
      {measured &&
        figures.map((text, index) => (
          <td key={index} className="figure">
            {text}
          </td>
        ))}
      <td className="figure">{formatCount(heat.pieces)}</td>
      <td className={styles.nowrap}>
        <EitherSystem
          us={heat.lengthsInInches.join(", ")}
          metric={heat.lengthsInInches.map((inches) => millimetres(inches, 0)).join(", ")}
        />
      </td>
    </tr>
  )
}

function strength(ksi: number | null) {
  return ksi === null ? "–" : <EitherSystem us={ksi.toFixed(1)} metric={megapascals(ksi)} />
}

function figure(value: number | null, decimals: number): string {
  return value === null ? "–" : value.toFixed(decimals)
}
