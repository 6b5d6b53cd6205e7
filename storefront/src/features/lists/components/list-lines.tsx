"use client"

import { MAX_PIECES, MIN_PIECES, type SavedLine } from "@billet/backend/contract"
import { useSay, useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { amountText } from "@/features/cart/line-unit"
import { isPieces } from "@/features/product/order-input"
import { paths } from "@/lib/paths"
import { listsTexts } from "@/texts/en/lists"
import { fill } from "@/texts/fill"
import styles from "./lists.module.css"

type Props = {
  lines: SavedLine[]
  /** Why a line cannot be ordered, by its id. */
  refusals: ReadonlyMap<string, string>
  busy: boolean
  onPieces: (line: SavedLine, pieces: number) => void
  onDrop: (line: SavedLine) => void
}

/** The items of a list. */
export function ListLines({ lines, refusals, busy, onPieces, onDrop }: Props) {
  const t = useTexts(listsTexts)
  const say = useSay()
  return (
    <div className="panel table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col" className="figure">
              {t.amount}
            </th>
            <th scope="col" className="figure">
              {t.pieces}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <Link className="mono" href={paths.product(line.productCode, line)}>
                  {line.productCode}
                </Link>
                {line.oneHeat && <p className="hint">{t.allPiecesFromOneHeat}</p>}
                {refusals.has(line.id) && <p className="field-error">{say(refusals.get(line.id) ?? "")}</p>}
              </td>
              <td className="figure">{amountText(line)}</td>
              <td className="figure">
                <input
                  key={line.pieces}
                  className={`input ${styles.pieces}`}
                  type="number"
                  aria-label={fill(t.piecesOfProductcodeLine, { productCode: line.productCode, line: amountText(line) })}
                  min={MIN_PIECES}
                  max={MAX_PIECES}
                  defaultValue={line.pieces}
                  onBlur={({ target }) => {
                    if (!isPieces(target.value)) target.value = String(line.pieces)
                    else if (Number(target.value) !== line.pieces) onPieces(line, Number(target.value))
                  }}
                />
              </td>
              <td className="figure">
                <button
                  type="button"
                  className="button small"
                  aria-label={fill(t.removeProductcodeLineFromThe, { productCode: line.productCode, line: amountText(line) })}
                  disabled={busy}
                  onClick={() => onDrop(line)}
                >
                  {t.remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
