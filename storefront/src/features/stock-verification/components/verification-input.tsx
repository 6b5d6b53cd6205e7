"use client"

import { useId } from "react"

type Props = { label: string; value: string; placeholder?: string; invalid: boolean; onChange: (value: string) => void }

export function VerificationInput({ label, value, placeholder, invalid, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        maxLength={120}
        value={value}
        placeholder={placeholder}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
