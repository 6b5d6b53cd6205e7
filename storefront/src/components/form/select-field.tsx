"use client"

import { FieldProblem } from "./text-field"
import type { Form } from "./use-form"

type Option = { value: string; label: string }
type Props = {
  form: Form
  name: string
  label: string
  placeholder: string
  options: readonly Option[]
  autoComplete?: string
  required?: boolean
}

/** A labelled choice of one, with its problem under it once it was touched. */
export function SelectField({ form, name, label, placeholder, options, autoComplete, required = false }: Props) {
  const problem = form.problemOf(name)
  return (
    <div className="field">
      <label htmlFor={name}>{required ? `${label} *` : label}</label>
      <select
        id={name}
        name={name}
        className="input"
        autoComplete={autoComplete}
        value={String(form.values[name] ?? "")}
        aria-required={required}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${name}-problem` : undefined}
        onBlur={() => form.touch(name)}
        onChange={(event) => form.set(name, event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldProblem name={name} problem={problem} />
    </div>
  )
}
