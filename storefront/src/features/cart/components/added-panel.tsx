"use client"

import { lazy, Suspense } from "react"
import { useSeen } from "@/components/use-seen"
import type { AddedProps } from "./added-dialog"

const load = () => import("./added-dialog")
const AddedDialog = lazy(load)

/** Fetches the panel's code while the server still adds the line. A failure shows when the panel opens. */
export const prepareAddedPanel = () => void load().catch(() => {})

/** What was just added, in a panel whose code comes with the first line that is added. */
export function AddedPanel(props: AddedProps) {
  const seen = useSeen(props.added !== null)
  return seen ? (
    <Suspense fallback={null}>
      <AddedDialog {...props} />
    </Suspense>
  ) : null
}
