import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { formatMoney } from "@/lib/format"
import { commonTexts } from "@/texts/en/common"
import styles from "./price-lines.module.css"

type Props = { lines: readonly { label: string; amount: number }[]; total: number }

/** The public steps of a line's price; they add up to it. */
export function PriceLines({ lines, total }: Props) {
  const t = useTexts(commonTexts)
  const say = useSay()
  return (
    <table className={styles.lines}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{say(line.label)}</th>
            <td>{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.lineTotal}</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
