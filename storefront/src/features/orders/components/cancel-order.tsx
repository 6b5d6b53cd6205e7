"use client"

import { BUYER_CANCELS, type OrderView } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import { useTexts } from "#use-texts"
import { useWanted } from "@/components/form/use-wanted"
import { Modal } from "@/components/modal"
import { FormField } from "@/features/contact/components/form-field"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { useProblemText } from "@/texts/use-problem-text"
import { cancelOrder } from "../actions"

const FORM = "cancel-order"

/** Cancels an order that nobody has taken up yet; asks once, by number, and wants the reason. */
export function CancelOrder({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts)
  const problemText = useProblemText()
  const router = useRouter()
  const [key, setKey] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()
  const close = () => setKey(null)
  const { form, reason } = useWanted("reason", "Reason is required", (fields) =>
    startTransition(async () => {
      const result = await cancelOrder(order.orderNumber, key ?? "", { reason: String(fields.get("reason") ?? "") })
      if (!result.ok) setError(problemText(result.problem))
      else close()
      router.refresh()
    }),
  )
  if (!BUYER_CANCELS.includes(order.orderStatus)) return null
  const open = () => {
    setError(null)
    setKey(crypto.randomUUID())
  }
  return (
    <>
      <button type="button" className="button small" onClick={open}>
        {t.cancelOrder}
      </button>
      <Modal
        open={key !== null}
        onClose={close}
        title={fill(t.cancelOrdernumber, { orderNumber: order.orderNumber })}
        footer={<Buttons pending={pending} onKeep={close} />}
      >
        <form {...form} method="post" id={FORM} className="field">
          <p>{t.itsMetalAndYourCredit}</p>
          <FormField label={t.reason} reason={reason}>
            {(field) => <textarea {...field} name="reason" className="input" rows={3} required maxLength={500} />}
          </FormField>
          {error && (
            <p className="field-error" role="alert">
              {error}
            </p>
          )}
        </form>
      </Modal>
    </>
  )
}

function Buttons({ pending, onKeep }: { pending: boolean; onKeep: () => void }) {
  const t = useTexts(ordersTexts)
  return (
    <>
      <button type="button" className="button" onClick={onKeep}>
        {t.keepIt}
      </button>
      <button type="submit" form={FORM} className="button danger" disabled={pending}>
        {pending ? t.cancelling : t.cancelOrder}
      </button>
    </>
  )
}
