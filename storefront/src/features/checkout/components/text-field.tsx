"use client"

import { useSay } from "#use-say"
import { MAX_LENGTHS, type CheckoutForm, type CheckoutProblems } from "../checkout-form"

/** What every part of the checkout's form takes. */
export type FormProps = {
  form: CheckoutForm
  problems: CheckoutProblems
  onChange: (change: Partial<CheckoutForm>) => void
  /** The buyer has left a field. */
  onTouch: (name: keyof CheckoutForm) => void
}
type Props = FormProps & {
  name: keyof CheckoutForm
  label: string
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
  const { name, label, form, problems, onChange, onTouch, type = "text", autoComplete, required = false, min, rows } = props
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
    onBlur: () => onTouch(name),
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
