import { useEffect, type RefObject } from "react"

/** What answers sooner needs no sign of waiting, which would cost it a frame. */
const QUICK_MILLISECONDS = 100

/** Marks the document, and an element, for styles to look at while something is pending longer than a reader notices. */
export function useSlowMark(pending: boolean, element?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!pending) return
    const marked: (HTMLElement | null | undefined)[] = []
    const timer = setTimeout(() => {
      marked.push(document.documentElement, element?.current)
      for (const one of marked) one?.setAttribute("data-pending", "")
    }, QUICK_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      for (const one of marked) one?.removeAttribute("data-pending")
    }
  }, [pending, element])
}
