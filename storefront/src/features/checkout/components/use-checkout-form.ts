"use client"

import { useMemo, useState, useSyncExternalStore } from "react"
import type { CheckoutForm } from "../checkout-form"
import { keepFields, keptFields, readKept } from "../kept-form"

const never = () => () => undefined

/** The checkout's form: as it opens, over that what was typed before the page was left, over that what is typed now. */
export function useCheckoutForm(cartId: string, opening: () => CheckoutForm) {
  const [initial] = useState(opening)
  const [changes, setChanges] = useState<Partial<CheckoutForm>>({})
  const text = useSyncExternalStore(
    never,
    () => readKept(localStorage),
    () => null,
  )
  const kept = useMemo(() => keptFields(text, cartId), [text, cartId])
  const set = (change: Partial<CheckoutForm>) => {
    keepFields(localStorage, cartId, { ...kept, ...changes, ...change })
    setChanges((now) => ({ ...now, ...change }))
  }
  return { form: { ...initial, ...kept, ...changes }, set }
}
