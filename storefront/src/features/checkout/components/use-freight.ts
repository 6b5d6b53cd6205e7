"use client"

import type { CartView, FreightBody } from "@billet/backend/contract"
import { useEffect, useState } from "react"
import { reach } from "@/features/cart/reach"
import type { Problem } from "@/lib/result"
import { quoteFreight } from "../actions"
import type { CheckoutForm } from "../checkout-form"

/** Typing stops this long before the freight is asked for. */
const QUIET_MILLISECONDS = 500

type Place = FreightBody["shippingAddress"]

const placeOf = ({ city, state, postalCode, country }: CheckoutForm): Place | null => {
  const place = { city: city.trim(), state: state.trim(), postalCode: postalCode.trim(), country }
  return place.city && place.postalCode && country ? place : null
}

/**
 * Asks what the freight to the form's address costs whenever the address or the lines are others, and hands on the cart
 * with it. `busy` until the answer to the last question is there.
 */
export function useFreight(cart: CartView, form: CheckoutForm, onRated: (cart: CartView) => void) {
  const place = placeOf(form)
  const question =
    place && JSON.stringify([cart.id, cart.items.map(({ id, pieces, amount, unit }) => [id, pieces, amount, unit]), place])
  const [answered, setAnswered] = useState<{ question: string; problem: Problem | null } | null>(null)
  useEffect(() => {
    if (!question) return
    let current = true
    const timer = setTimeout(() => {
      const [cartId, , to] = JSON.parse(question) as [string, unknown, Place]
      void reach(() => quoteFreight(cartId, to)).then((result) => {
        if (!current) return
        if (result.ok) onRated(result.data.cart)
        setAnswered({ question, problem: result.ok ? null : result.problem })
      })
    }, QUIET_MILLISECONDS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [question, onRated])
  const known = answered?.question === question
  return { asked: question !== null, busy: question !== null && !known, problem: known ? (answered?.problem ?? null) : null }
}
