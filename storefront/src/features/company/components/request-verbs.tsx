"use client"

import type { PurchaseRequestView } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { Modal } from "@/components/modal"
import { formatMoney } from "@/lib/format"
import type { Result } from "@/lib/result"
import { approvePurchase, refusePurchase, withdrawPurchase } from "../actions"
import styles from "./company.module.css"

/** Approve, refuse with a reason, or take one's own request back. */
export function RequestVerbs({ request, mayDecide }: { request: PurchaseRequestView; mayDecide: boolean }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const run = (verb: () => Promise<Result<unknown>>) =>
    startTransition(async () => {
      const result = await verb()
      setProblem(result.ok ? null : result.problem.message)
      if (result.ok) setAsking(false)
      router.refresh()
    })
  const refuse = (data: FormData) => run(() => refusePurchase(request.id, String(data.get("reason") ?? "")))
  return (
    <>
      {problem && (
        <p className="banner error" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.verbs}>
        {request.isYours && (
          <button
            type="button"
            className="button small"
            disabled={pending}
            onClick={() => run(() => withdrawPurchase(request.id))}
          >
            Withdraw
          </button>
        )}
        {mayDecide && !request.isYours && (
          <>
            <button type="button" className="button small" disabled={pending} onClick={() => setAsking(true)}>
              Refuse
            </button>
            <button
              type="button"
              className="button small primary"
              disabled={pending}
              onClick={() => run(() => approvePurchase(request.id, request.total))}
            >
              {pending ? "Placing the order" : `Approve and order for ${formatMoney(request.total)}`}
            </button>
          </>
        )}
      </div>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={`Refuse ${request.requester}'s order?`}
        footer={
          <button type="submit" form="refuse-purchase" className="button danger" disabled={pending}>
            {pending ? "Refusing" : "Refuse"}
          </button>
        }
      >
        <form id="refuse-purchase" action={refuse} className="field">
          <p>{request.requester} gets the cart back and reads the reason.</p>
          <label htmlFor="refuse-reason">Reason</label>
          <textarea id="refuse-reason" name="reason" className="input" rows={3} required maxLength={500} />
        </form>
      </Modal>
    </>
  )
}
