"use client"

import type { ReactNode } from "react"
import styles from "./form.module.css"
import { FieldProblem } from "./text-field"
import type { Form } from "./use-form"

/** A tick with the sentence it agrees to. */
export function CheckField({
  form,
  name,
  label,
  required = false,
}: {
  form: Form
  name: string
  label: ReactNode
  required?: boolean
}) {
  const problem = form.problemOf(name)
  return (
    <div className="field">
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={form.values[name] === true}
          aria-required={required}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${name}-problem` : undefined}
          onBlur={() => form.touch(name)}
          onChange={(event) => form.set(name, event.target.checked)}
        />
        <span>
          {label}
          {required && " *"}
        </span>
      </label>
      <FieldProblem name={name} problem={problem} />
    </div>
  )
}
