"use client"

import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js"
import { useRouter } from "next/navigation"
import { useState, type FormEvent } from "react"
import { formatMoney } from "@/lib/format"
import { paths } from "@/lib/paths"
import { lookAtPayment } from "../payment-actions"
import styles from "./checkout.module.css"

const FAILED = "The card could not be charged. Try again, or use another card."

/** Takes the card. The bank's challenge is shown by the provider, here or on the bank's page, which leads back here. */
export function CardForm({ orderNumber, amount }: { orderNumber: string; amount: number }) {
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
      setError(result.error.message ?? FAILED)
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
        {pending ? "Paying" : `Pay ${formatMoney(amount)}`}
      </button>
    </form>
  )
}
