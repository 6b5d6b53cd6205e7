"use client"

import { UNITS, type QuickOrderField, type QuickOrderRow } from "@billet/backend/contract"
import { memo, useRef, type ClipboardEvent } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { fill } from "@/texts/fill"
import type { DraftRow } from "../draft"
import { CodeField } from "./code-field"
import styles from "./quick-order.module.css"

/** A code of the demo stock: the same in every language. */
const EXAMPLE_CODE = "718 RB 04500 SAA120"

type Props = {
  row: DraftRow
  number: number
  /** What came of a paste that was made here. */
  news: string | undefined
  onChange: (id: number, values: Partial<QuickOrderRow>) => void
  onRemove: (id: number) => void
  onPaste: (text: string, id: number) => void
}

/** One row to fill in; what is wrong stands under it, with codes that may have been meant. */
export const QuickOrderLine = memo(function QuickOrderLine({ row, number, news, onChange, onRemove, onPaste }: Props) {
  const t = useTexts(quickOrderTexts)
  const say = useSay()
  const note = `row-${row.id}-note`
  const fieldProps = (field: QuickOrderField, label: string) => ({
    className: "input",
    "aria-label": fill(t.labelRowNumber, { label, number }),
    "aria-invalid": row.problems.some((problem) => problem.field === field),
    "aria-describedby": row.problems.length > 0 ? note : undefined,
    value: row[field],
  })
  const amount = useRef<HTMLInputElement>(null)
  const goOn = () => amount.current?.focus()
  const takeSuggested = (code: string) => {
    onChange(row.id, { code })
    goOn()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text")
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    onPaste(text, row.id)
  }
  return (
    <li className={styles.row}>
      <span className="unit">{number}</span>
      <CodeField
        {...fieldProps("code", t.productCode)}
        value={row.code}
        className="input mono"
        placeholder={EXAMPLE_CODE}
        maxLength={120}
        // The blank row that took a paste is gone: the first of the new ones has the focus instead.
        autoFocus={news !== undefined}
        onPaste={paste}
        onChange={(code) => onChange(row.id, { code })}
        onPicked={goOn}
      />
      <span className={styles.cell}>
        <span className={styles.caption} aria-hidden="true">
          {t.amount}
        </span>
        <input
          {...fieldProps("amount", t.amount)}
          ref={amount}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          onChange={(event) => onChange(row.id, { amount: event.target.value })}
        />
      </span>
      <span className={styles.cell}>
        <span className={styles.caption} aria-hidden="true">
          {t.unit}
        </span>
        <select {...fieldProps("unit", t.unit)} onChange={(event) => onChange(row.id, { unit: event.target.value })}>
          {[...new Set([...UNITS, row.unit])].map((unit) => (
            <option key={unit} value={unit}>
              {unit || "in"}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.cell}>
        <span className={styles.caption} aria-hidden="true">
          {t.pieces}
        </span>
        <input
          {...fieldProps("pieces", t.pieces)}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          onChange={(event) => onChange(row.id, { pieces: event.target.value })}
        />
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={fill(t.removeRowNumber, { number })}
        onClick={() => onRemove(row.id)}
      >
        <Icon name="close" size={14} />
      </button>
      {news !== undefined && <p className={`hint ${styles.note}`}>{news}</p>}
      {row.problems.length > 0 && (
        <p id={note} className={`field-error ${styles.note}`}>
          {row.problems.map(({ reason }) => say(reason)).join(". ")}{" "}
          {row.suggestions.map((code) => (
            <button key={code} type="button" className="text-button mono" onClick={() => takeSuggested(code)}>
              {code}
            </button>
          ))}
        </p>
      )}
    </li>
  )
})
