"use client"

import { useRef } from "react"

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for a dialog with its own trigger, which
 * one that opens after an answer does not have.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}
