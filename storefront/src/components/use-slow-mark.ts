import { useEffect, type RefObject } from "react"

/** What answers sooner needs no sign of waiting, which would cost it a frame. */
const QUICK_MILLISECONDS = 100

/** Marks the document, and an element, for styles to look at while something is pending longer than a reader notices. */
export function useSlowMark(pending: boolean, element?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!pending) return
    let marked: HTMLElement[] = []
    const timer = setTimeout(() => {
      const { current = null } = element ?? {}
      marked = [document.documentElement, ...(current ? [current] : [])]
      for (const { dataset } of marked) dataset.pending = ""
    }, QUICK_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      for (const { dataset } of marked) delete dataset.pending
    }
  }, [pending, element])
}
