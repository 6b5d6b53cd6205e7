"use client"

import { Elements } from "@stripe/react-stripe-js"
import { useMemo } from "react"
import { useLanguage, useTexts } from "#use-texts"
import { checkoutTexts } from "@/texts/en/checkout"
import { cardAppearance } from "../card-appearance"
import { CardForm } from "./card-form"
import { useCardScript } from "./use-card-script"

type Props = { orderNumber: string; amount: number; refused: boolean; clientSecret: string; publishableKey: string | null }

/** The card provider's form, once its script is there; else why it is not. */
export function CardPayment({ clientSecret, publishableKey, ...order }: Props) {
  const t = useTexts(checkoutTexts)
  const locale = useLanguage()
  const { stripe, error } = useCardScript(publishableKey)
  const options = useMemo(() => stripe && { clientSecret, locale, appearance: cardAppearance() }, [stripe, clientSecret, locale])
  if (error) {
    return (
      <p className="banner error" role="alert">
        {error}
      </p>
    )
  }
  if (!stripe || !options) return <p role="status">{t.loadingTheCardForm}</p>
  return (
    <Elements stripe={stripe} options={options}>
      <CardForm {...order} />
    </Elements>
  )
}
