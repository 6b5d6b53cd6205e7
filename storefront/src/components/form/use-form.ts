"use client"

import { useCallback, useMemo, useState } from "react"
import type { FieldProblem } from "@billet/backend/contract"

/** Texts and ticks of a form by the dotted path the backend refuses them by: "company.address.line1". */
export type FormValues = Record<string, string | boolean>
export type Form = {
  values: FormValues
  set: (name: string, value: string | boolean) => void
  touch: (name: string) => void
  /** The problem to show under a field: once it was touched, or after the form was sent. */
  problemOf: (name: string) => string | undefined
}
type Problems = Record<string, string>

/** A form whose rules are one function; what the backend refuses stands until the field changes. */
export function useForm(initial: FormValues, check: (values: FormValues) => Problems) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const problems = useMemo(() => check(values), [check, values])

  const set = useCallback((name: string, value: string | boolean) => {
    setValues((now) => ({ ...now, [name]: value }))
    setRefused(({ [name]: _gone, ...rest }) => rest)
  }, [])
  const touch = useCallback((name: string) => setTouched((now) => new Set(now).add(name)), [])
  const problemOf = (name: string) => refused[name] ?? (sent || touched.has(name) ? problems[name] : undefined)
  const form: Form = { values, set, touch, problemOf }
  return {
    form,
    isValid: Object.keys(problems).length === 0,
    /** Shows every problem from now on. */
    showAll: () => setSent(true),
    refuse: (fields: readonly FieldProblem[]) =>
      setRefused(Object.fromEntries(fields.map(({ field, reason }) => [field, reason]))),
  }
}
