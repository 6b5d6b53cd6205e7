"use client"

import type { ReactNode } from "react"
import { TextsContext, type SpokenTexts } from "./texts-context"

/** Hands the texts of the reader's language to the parts of a page that run in the browser. */
export function TextsProvider({ spoken, children }: { spoken: SpokenTexts; children: ReactNode }) {
  return <TextsContext value={spoken}>{children}</TextsContext>
}
