"use client"

import { useEffect, useRef, type ReactNode } from "react"

/** Says that a form was sent, in its place. The focus went with the form: it comes here, and the page with it. */
export function SentNote({ children }: { children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <p ref={element} tabIndex={-1} className="banner success" role="status">
      {children}
    </p>
  )
}
