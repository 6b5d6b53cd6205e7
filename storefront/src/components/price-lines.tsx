import { formatMoney } from "@/lib/format"
import styles from "./price-lines.module.css"

type Props = { lines: readonly { label: string; amount: number }[]; total: number }

/** The public steps of a line's price; they add up to it. */
export function PriceLines({ lines, total }: Props) {
  return (
    <table className={styles.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
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
  )
}
