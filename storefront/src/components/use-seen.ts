import { useState } from "react"

/** True from the first time the value is true: what was shown once stays in the page, to be able to close. */
export function useSeen(value: boolean): boolean {
  const [seen, setSeen] = useState(value)
  if (value && !seen) setSeen(true)
  return seen || value
}
