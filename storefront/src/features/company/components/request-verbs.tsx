"use client"

import type { PurchaseRequestView } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { Modal } from "@/components/modal"
import { FormField } from "@/features/contact/components/form-field"
import { formatMoney } from "@/lib/format"
import type { Result } from "@/lib/result"
import { companyTexts } from "@/texts/en/company"
import { fill } from "@/texts/fill"
import { approvePurchase, refusePurchase, withdrawPurchase } from "../actions"
import styles from "./company.module.css"

/** Approve, refuse with a reason, or take one's own request back. */
export function RequestVerbs({ request, mayDecide }: { request: PurchaseRequestView; mayDecide: boolean }) {
  const say = useSay()
  const t = useTexts(companyTexts)
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const run = (verb: () => Promise<Result<unknown>>) =>
    startTransition(async () => {
      const result = await verb()
      setProblem(result.ok ? null : say(result.problem.message))
      if (result.ok) setAsking(false)
      router.refresh()
    })
  const { form, reason } = useWanted("reason", "A reason is required", (fields) =>
    run(() => refusePurchase(request.id, String(fields.get("reason") ?? ""))),
  )
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
            {t.withdraw}
          </button>
        )}
        {mayDecide && !request.isYours && (
          <>
            <button type="button" className="button small" disabled={pending} onClick={() => setAsking(true)}>
              {t.refuse}
            </button>
            <button
              type="button"
              className="button small primary"
              disabled={pending}
              onClick={() => run(() => approvePurchase(request.id, request.total))}
            >
              {pending ? t.placingTheOrder : fill(t.approveAndOrderForTotal, { total: formatMoney(request.total) })}
            </button>
          </>
        )}
      </div>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={fill(t.refuseRequesterSOrder, { requester: request.requester })}
        footer={
          <button type="submit" form="refuse-purchase" className="button danger" disabled={pending}>
            {pending ? t.refusing : t.refuse}
          </button>
        }
      >
        <form {...form} method="post" id="refuse-purchase" className="field">
          <p>{fill(t.requesterGetsTheCartBack, { requester: request.requester })}</p>
          <FormField label={t.reason} reason={reason}>
            {(field) => <textarea {...field} name="reason" className="input" rows={3} required maxLength={500} />}
          </FormField>
        </form>
      </Modal>
    </>
  )
}
