import type { PublicPriceLine } from "@billet/backend/contract"
import { formatMoney } from "@/lib/format"
import styles from "./why-price.module.css"

type Props = { lines: PublicPriceLine[]; total: number }

/** The public steps of a price; they add up to it. */
export function WhyPrice({ lines, total }: Props) {
  return (
    <details className={styles.why}>
      <summary>Why this price</summary>
      <table className={styles.lines}>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.label}`}>
              <th scope="row">{line.label}</th>
              <td>{formatMoney(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Line total</th>
            <td>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
