"use client"

import { useSay } from "#use-say"
import type { Form } from "./use-form"

type Props = {
  form: Form
  name: string
  label: string
  type?: "text" | "tel" | "email" | "password"
  autoComplete?: string
  required?: boolean
  hint?: string
  /** More than one line. */
  rows?: number
}

/** A labelled input with its hint, and its problem under it once it was touched. */
export function TextField({ form, name, label, type = "text", autoComplete = "off", required = false, hint, rows }: Props) {
  const problem = form.problemOf(name)
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ")
  const shared = {
    id: name,
    name,
    className: "input",
    value: String(form.values[name] ?? ""),
    "aria-required": required,
    "aria-invalid": Boolean(problem),
    "aria-describedby": described || undefined,
    onBlur: () => form.touch(name),
  }
  return (
    <div className="field">
      <label htmlFor={name}>{required ? `${label} *` : label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => form.set(name, event.target.value)} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} onChange={(event) => form.set(name, event.target.value)} />
      )}
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldProblem name={name} problem={problem} />
    </div>
  )
}

/** What is wrong with a field, under it. */
export function FieldProblem({ name, problem }: { name: string; problem: string | undefined }) {
  const say = useSay()
  if (!problem) return null
  return (
    <p id={`${name}-problem`} className="field-error">
      {say(problem)}
    </p>
  )
}
