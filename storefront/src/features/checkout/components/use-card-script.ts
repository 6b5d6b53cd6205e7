"use client"

import type { Stripe } from "@stripe/stripe-js"
import { useEffect, useState } from "react"
import { useTexts } from "#use-texts"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { loadCardScript } from "../load-card-script"

/** A page that was come to without being loaded is under the policy of the one before, which lets no card form in. */
function isUnderOwnPolicy(): boolean {
  const [loaded] = performance.getEntriesByType("navigation")
  return !loaded || new URL(loaded.name).pathname.startsWith(paths.payment(""))
}

/** The card provider's script, once it is there; else why it is not. */
export function useCardScript(publishableKey: string | null): { stripe: Stripe | null; error: string | null } {
  const unreachable = useTexts(checkoutTexts).cardFormUnreachable
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    if (publishableKey && !isUnderOwnPolicy()) return location.reload()
    loadCardScript(publishableKey).then(setStripe, (cause: unknown) => {
      console.error(cause)
      setError(publishableKey ? unreachable : cause instanceof Error ? cause.message : unreachable)
    })
  }, [publishableKey, unreachable])
  return { stripe, error }
}
