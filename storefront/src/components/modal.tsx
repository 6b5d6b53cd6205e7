"use client"

import { lazy, Suspense } from "react"
import type { ModalProps } from "./modal-dialog"
import { useSeen } from "./use-seen"

const ModalDialog = lazy(() => import("./modal-dialog"))

/**
 * A dialog with a title and a close button; Escape and a click on the backdrop close it, and focus returns. Its code comes
 * when one is opened for the first time: most visits open none.
 */
export function Modal(props: ModalProps) {
  const seen = useSeen(props.open)
  return seen ? (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  ) : null
}
