"use client"

import type { ReactNode } from "react"
import { useLater } from "./use-later"

/** What lies below the screen, changed when what is on it has been painted. */
export function Later({ children }: { children: ReactNode[] }) {
  return useLater(children)
}
