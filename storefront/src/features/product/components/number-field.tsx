"use client"

import { useId } from "react"

type Props = {
  label: string
  value: string
  /** Whether something is wrong with it; what, is shown by whoever lays out the fields. */
  invalid: boolean
  /** Whole numbers between two limits; without it any decimal may be typed. */
  range?: [min: number, max: number]
  onChange: (value: string) => void
}

/** A number as text, so that what is half typed is not lost. */
export function NumberField({ label, value, invalid, range, onChange }: Props) {
  const id = useId()
  const kind = range ? { type: "number", min: range[0], max: range[1], step: 1 } : { inputMode: "decimal" as const }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...kind}
        id={id}
        className="input"
        autoComplete="off"
        value={value}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
