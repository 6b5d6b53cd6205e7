"use client"

import { Elements } from "@stripe/react-stripe-js"
import type { Stripe } from "@stripe/stripe-js"
import { useEffect, useState } from "react"
import { useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { loadCardScript } from "../load-card-script"
import { CardForm } from "./card-form"

type Props = { orderNumber: string; amount: number; clientSecret: string; publishableKey: string | null }

/** The card provider's form, once its script is there; else why it is not. */
export function CardPayment({ clientSecret, publishableKey, ...order }: Props) {
  const t = useTexts(checkoutTexts)
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [error, setError] = useState<string | null>(null)
  const unreachable = t.cardFormUnreachable
  useEffect(() => {
    loadCardScript(publishableKey).then(setStripe, (cause: unknown) => {
      console.error(cause)
      setError(publishableKey ? unreachable : cause instanceof Error ? cause.message : unreachable)
    })
  }, [publishableKey, unreachable])
  if (error) {
    return (
      <p className="banner error" role="alert">
        {error}
      </p>
    )
  }
  if (!stripe) return <p role="status">{t.loadingTheCardForm}</p>
  const dark = matchMedia("(prefers-color-scheme: dark)").matches
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme: dark ? "night" : "stripe" } }}>
      <CardForm {...order} />
    </Elements>
  )
}
