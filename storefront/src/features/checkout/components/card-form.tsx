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

/** Takes the card. The bank's challenge is shown by the provider, here or on the bank's page, which leads back here. */
export function CardForm({ orderNumber, amount }: { orderNumber: string; amount: number }) {
  const t = useTexts(checkoutTexts)
  const stripe = useStripe()
  const elements = useElements()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || pending) return
    setPending(true)
    setError(null)
    const return_url = new URL(paths.payment(orderNumber), location.href).href
    const result = await stripe.confirmPayment({ elements, confirmParams: { return_url }, redirect: "if_required" })
    // However it ended: our server asks the provider, and may know before its message comes.
    await lookAtPayment(orderNumber).catch(() => null)
    if (result.error) {
      setError(result.error.message ?? t.cardNotCharged)
      setPending(false)
    } else router.push(paths.confirmation(orderNumber))
  }
  return (
    <form className={styles.payment} onSubmit={pay}>
      <PaymentElement />
      {error && (
        <p className="banner error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button primary large" disabled={!stripe} aria-disabled={pending}>
        {pending ? t.paying : fill(t.payAmount, { amount: formatMoney(amount) })}
      </button>
    </form>
  )
}
