"use client"

import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"

/**
 * Says what was done, for some seconds and to screen readers, where the thing itself is gone from the page. Its code comes with
 * the first one. What went wrong is never said so: it stays beside what was asked.
 */
export function useToast(): (text: string) => void {
  const { close, notice, notices } = useTexts(commonTexts)
  return (text) =>
    void import("./toasts").then(
      ({ showToast }) => showToast(text, { close, notice, notices }),
      (error: unknown) => console.warn("A notice could not be shown", text, error),
    )
}
