"use client"

import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js"
import { useRouter } from "next/navigation"
import { useState, type FormEvent } from "react"
import { useTexts } from "#use-texts"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { fill } from "@/texts/fill"
import { lookAtPayment } from "../payment-actions"
import styles from "./checkout.module.css"

type Props = { orderNumber: string; amount: number; refused: boolean }

/**
 * Takes the card. The bank's challenge is shown by the provider, here or on the bank's page, which leads back here; `refused`
 * says how the last attempt ended that was made before this page was opened.
 */
export function CardForm({ orderNumber, amount, refused }: Props) {
  const t = useTexts(checkoutTexts)
  const stripe = useStripe()
  const elements = useElements()
  const router = useRouter()
  const [ready, setReady] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(refused ? t.cardWasNotCharged : null)
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || !ready || pending) return
    setPending(true)
    setError(null)
    const return_url = new URL(paths.payment(orderNumber), location.href).href
    const failure = await stripe
      .confirmPayment({ elements, confirmParams: { return_url }, redirect: "if_required" })
      .then(({ error: no }) => no && { said: no.message, inForm: no.type === "validation_error" })
      .catch(() => ({ said: undefined, inForm: false }))
    if (!failure?.inForm) {
      // However it ended: our server asks the provider, and may know before its message comes.
      const known = await lookAtPayment(orderNumber).catch(() => null)
      // An answer that was lost on its way may have been a yes.
      if (!failure || (known?.ok && (known.data.paymentStatus === "PAID" || known.data.processing)))
        return router.push(paths.confirmation(orderNumber))
    }
    setPending(false)
    // What is wrong with a field stands at the field.
    if (failure && !failure.inForm) setError(failure.said ?? t.cardNotCharged)
  }
  return (
    <form className={styles.payment} onSubmit={pay}>
      <PaymentElement onReady={() => setReady(true)} onLoadError={() => setError(t.cardFormUnreachable)} />
      {error && (
        <p className="banner error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button primary large" disabled={!ready} aria-disabled={pending}>
        {pending ? t.paying : fill(t.payAmount, { amount: formatMoney(amount) })}
      </button>
    </form>
  )
}
