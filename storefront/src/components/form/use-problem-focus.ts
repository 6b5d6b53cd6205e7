"use client"

import { useEffect, useState, type RefObject } from "react"

/** Moves the focus to the first field with a problem, after the problems are on the page. */
export function useProblemFocus(form: RefObject<HTMLFormElement | null>) {
  const [wish, setWish] = useState(0)
  useEffect(() => {
    if (wish > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wish, form])
  return () => setWish((now) => now + 1)
}
