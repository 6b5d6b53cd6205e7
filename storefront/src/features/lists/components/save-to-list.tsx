"use client"

import type { AddLineBody } from "@billet/backend/contract"
import { lazy, Suspense, useState } from "react"

/** Loaded when it is asked for: pages full of items stay light. */
const SaveDialog = lazy(() => import("./save-dialog"))

type Props = {
  lines: AddLineBody[] | (() => AddLineBody[])
  label: string
  /** Says what is saved where the label is short. */
  name?: string
  className?: string
  disabled?: boolean
  /** What is saved is a whole cart. */
  whole?: boolean
}

/** Keeps lines on one of the buyer's lists without leaving the page. */
export function SaveToList({ lines, label, name, className = "button small", disabled, whole = false }: Props) {
  const [saving, setSaving] = useState<AddLineBody[] | null>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        disabled={disabled}
        onClick={() => setSaving(typeof lines === "function" ? lines() : lines)}
      >
        {label}
      </button>
      {saving && (
        <Suspense fallback={null}>
          <SaveDialog lines={saving} whole={whole} onClose={() => setSaving(null)} />
        </Suspense>
      )}
    </>
  )
}
