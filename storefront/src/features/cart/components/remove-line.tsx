"use client"

import type { CartLine } from "@billet/backend/contract"
import { useState, useTransition } from "react"
import { Modal } from "@/components/modal"
import { plural } from "@/lib/format"
import { problemText } from "@/lib/result"
import { amountText } from "../line-unit"
import { useCart } from "./cart-provider"

/** Asks once, by name, before a line goes. */
export function RemoveLine({ line }: { line: CartLine }) {
  const { remove } = useCart()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      const result = await remove(line)
      if (result.ok) setAsking(false)
      else setError(problemText(result.problem))
    })
  return (
    <>
      <button type="button" className="button small" onClick={() => setAsking(true)}>
        Remove
      </button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove this line?"
        footer={
          <>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              Keep it
            </button>
            <button type="button" className="button danger" disabled={pending} onClick={confirm}>
              Remove
            </button>
          </>
        }
      >
        <p>
          {line.productName}, {plural(line.pieces, "piece")} of {amountText(line)}.
        </p>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </Modal>
    </>
  )
}
