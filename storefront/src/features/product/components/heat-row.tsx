import type { HeatInStock } from "@billet/backend/contract"
import { formatCount } from "@/lib/format"
import styles from "./product.module.css"

/** One heat; figures the mill did not report show as a dash. */
export function HeatRow({ heat, measured }: { heat: HeatInStock; measured: boolean }) {
  const figures = [
    figure(heat.yieldStrengthKsi, 1),
    figure(heat.tensileStrengthKsi, 1),
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
      <td className={styles.nowrap}>{heat.lengthsInInches.join(", ")}</td>
    </tr>
  )
}

function figure(value: number | null, decimals: number): string {
  return value === null ? "–" : value.toFixed(decimals)
}
