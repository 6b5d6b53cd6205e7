"use client"

import { Elements } from "@stripe/react-stripe-js"
import type { Stripe } from "@stripe/stripe-js"
import { useEffect, useState } from "react"
import { loadCardScript } from "../load-card-script"
import { CardForm } from "./card-form"

type Props = { orderNumber: string; amount: number; clientSecret: string; publishableKey: string | null }

const UNREACHABLE = "The card form could not be loaded. Check the connection and reload this page; nothing was charged."

/** The card provider's form, once its script is there; else why it is not. */
export function CardPayment({ clientSecret, publishableKey, ...order }: Props) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    loadCardScript(publishableKey).then(setStripe, (cause: unknown) => {
      console.error(cause)
      setError(publishableKey ? UNREACHABLE : cause instanceof Error ? cause.message : UNREACHABLE)
    })
  }, [publishableKey])
  if (error) {
    return (
      <p className="banner error" role="alert">
        {error}
      </p>
    )
  }
  if (!stripe) return <p role="status">Loading the card form</p>
  const dark = matchMedia("(prefers-color-scheme: dark)").matches
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme: dark ? "night" : "stripe" } }}>
      <CardForm {...order} />
    </Elements>
  )
}
