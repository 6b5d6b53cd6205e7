"use client"

import { useRef, useState, type FormEvent } from "react"
import { useProblemFocus } from "./use-problem-focus"

/** Whether a field of a form was left empty; one that the form does not show is not. */
export function isLeftEmpty(field: FormDataEntryValue | null): boolean {
  return typeof field === "string" ? field.trim() === "" : field?.size === 0
}

/**
 * A form with one field that it cannot go without. Where that is missing, `reason` is said under it and it gets the focus.
 */
export function useWanted(name: string, reason: string, onFilled: (fields: FormData) => void) {
  const [missing, setMissing] = useState(false)
  const element = useRef<HTMLFormElement | null>(null)
  const focusProblem = useProblemFocus(element)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    element.current = event.currentTarget
    const fields = new FormData(event.currentTarget)
    const isMissing = isLeftEmpty(fields.get(name))
    setMissing(isMissing)
    if (isMissing) focusProblem()
    else onFilled(fields)
  }
  return {
    form: { noValidate: true, onSubmit, onInput: () => setMissing(false) },
    reason: missing ? reason : undefined,
  }
}
