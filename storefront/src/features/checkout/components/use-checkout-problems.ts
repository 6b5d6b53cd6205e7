"use client"

import type { PaymentMethod } from "@billet/backend/contract"
import { useState } from "react"
import type { CheckoutForm, CheckoutProblems } from "../checkout-form"
import { checkoutProblems } from "../checkout-rules"
import type { KnownAddresses } from "../known-addresses"

/**
 * What stands under the fields: what breaks a rule, once the field was touched or the order was sent, and what the server has
 * refused, until the field is another.
 */
export function useCheckoutProblems(form: CheckoutForm, method: PaymentMethod, known: KnownAddresses) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<CheckoutProblems>({})
  const broken = checkoutProblems(form, method, known)
  const shown = Object.entries(broken).filter(([name]) => sent || touched.has(name))
  return {
    problems: { ...(Object.fromEntries(shown) as CheckoutProblems), ...refused },
    touch: (name: keyof CheckoutForm) => setTouched((now) => new Set(now).add(name)),
    /** Shows every problem from now on, and says whether there is none. */
    isReady: () => {
      setSent(true)
      setRefused({})
      return Object.keys(broken).length === 0
    },
    refuse: setRefused,
    /** The server has not seen these fields as they are now. */
    changed: (change: Partial<CheckoutForm>) =>
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change)))),
  }
}
