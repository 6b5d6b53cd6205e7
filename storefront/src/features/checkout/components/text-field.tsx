"use client"

import { useSay } from "#use-texts"
import { MAX_LENGTHS, type CheckoutForm, type CheckoutProblems } from "../checkout-form"

type Props = {
  name: keyof CheckoutForm
  label: string
  form: CheckoutForm
  problems: CheckoutProblems
  onChange: (change: Partial<CheckoutForm>) => void
  type?: "text" | "tel" | "date"
  autoComplete?: string
  required?: boolean
  /** The first day that can be chosen, ISO. */
  min?: string
  /** More than one line. */
  rows?: number
}

/** A labelled input of the checkout with its own problem under it. */
export function TextField(props: Props) {
  const { name, label, form, problems, onChange, type = "text", autoComplete, required = false, min, rows } = props
  const say = useSay()
  const problem = problems[name]
  const shared = {
    id: name,
    name,
    className: "input",
    value: form[name],
    required,
    maxLength: MAX_LENGTHS[name],
    "aria-invalid": Boolean(problem),
    "aria-describedby": problem ? `${name}-problem` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange({ [name]: event.target.value })} />
      ) : (
        <input
          {...shared}
          type={type}
          min={min}
          autoComplete={autoComplete ?? "off"}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
      {problem && (
        <p id={`${name}-problem`} className="field-error">
          {say(problem)}
        </p>
      )}
    </div>
  )
}
