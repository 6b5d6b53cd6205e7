import { useEffect } from "react"

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input[type=text],input[type=search],textarea,select,[role=dialog]")

/** Single keys that do something while nobody types; null keys do nothing. */
export function useApprovalKeys(keys: Record<string, (() => void) | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event.target)) return
      const run = keys[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  })
}
