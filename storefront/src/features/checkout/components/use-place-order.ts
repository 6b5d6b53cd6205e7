"use client"

import type { CartView, PaymentMethod } from "@billet/backend/contract"
import { useRouter } from "next/navigation"
import { useCallback, useState, useTransition } from "react"
import { useCart } from "@/features/cart/components/cart-provider"
import { reach } from "@/features/cart/reach"
import { attachFiles } from "@/features/orders/actions"
import { paths } from "@/lib/paths"
import { withQuery } from "@/lib/with-query"
import { NOT_SAVED } from "@/lib/problems"
import type { Problem } from "@/lib/result"
import { askForApproval, placeOrder, saveAsDraft, type PlaceOrderResult } from "../actions"
import {
  billingAddressOf,
  checkoutProblems,
  formFieldOf,
  toOrderBody,
  type CheckoutForm,
  type CheckoutProblems,
} from "../checkout-form"
import { toDraft } from "../drafts"
import { forgetFields } from "../kept-form"
import type { KnownAddresses } from "../known-addresses"
import { orderKey } from "../order-key"
import { priceChanges, type PriceChange } from "../price-changes"

type State = { problems: CheckoutProblems; failure: Problem | null; changes: PriceChange[]; cart: CartView; before: number }

/** It may have been placed: the same key answers that order, so trying again is safe. */
const NO_ANSWER: Problem = { status: 0, type: "unreachable", message: "The shop did not answer.", fields: [] }

/** Places the order once, however often it is clicked, and sorts every refusal to where it belongs. */
export function usePlaceOrder(cart: CartView, known: KnownAddresses, method: PaymentMethod) {
  const router = useRouter()
  const { clear } = useCart()
  const [state, setState] = useState<State>({ problems: {}, failure: null, changes: [], cart, before: cart.total })
  const [pending, startTransition] = useTransition()

  const submit = (form: CheckoutForm, files: File[]) => {
    const problems = checkoutProblems(form, method)
    if (pending) return
    if (Object.keys(problems).length > 0) return setState((now) => ({ ...now, problems, failure: null }))
    startTransition(async () => {
      const body = toOrderBody(form, method, billingAddressOf(form, known), state.cart.total)
      const key = orderKey(sessionStorage, cart.id, body, () => crypto.randomUUID())
      const result: PlaceOrderResult = await reach(() => placeOrder(cart.id, key, body), NO_ANSWER)
      if (result.ok) {
        const { orderNumber, paymentMethod } = result.data.order
        forgetFields(localStorage)
        const next = paymentMethod === "STRIPE" ? paths.payment(orderNumber) : paths.confirmation(orderNumber)
        router.push((await sent(orderNumber, files)) ? next : withQuery(next, { files: "lost" }))
        await clear()
      } else {
        setState((now) => refused(now, result.problem, result.cart))
      }
    })
  }
  /** Puts the cart before the company's administrators instead. */
  const ask = (form: CheckoutForm) => {
    if (pending) return
    startTransition(async () => {
      const body = toOrderBody(form, method, billingAddressOf(form, known), state.cart.total)
      const result = await reach(() => askForApproval(cart.id, body), NO_ANSWER)
      if (!result.ok) return setState((now) => refused(now, result.problem, undefined))
      forgetFields(localStorage)
      router.push(paths.company)
      await clear()
    })
  }
  /** Puts the cart aside as a draft order, as far as it is filled in. */
  const save = (form: CheckoutForm) => {
    if (pending) return
    startTransition(async () => {
      const result = await reach(() => saveAsDraft(cart.id, toDraft(form, method)), NOT_SAVED)
      if (!result.ok) return setState((now) => refused(now, result.problem, undefined))
      forgetFields(localStorage)
      router.push(paths.savedDraft)
      await clear()
    })
  }
  /** Shows the cart as it costs with freight; what was said before of its price is no longer news. */
  const show = useCallback((rated: CartView) => {
    setState((now) => ({ ...now, cart: rated, before: now.changes.length > 0 ? now.before : rated.total }))
  }, [])
  return { ...state, pending, submit, ask, save, show }
}

/** Sends the files of an order that stands; whether they got through. */
async function sent(orderNumber: string, files: File[]): Promise<boolean> {
  if (files.length === 0) return true
  const form = new FormData()
  for (const file of files) form.append("attachments", file)
  return (await reach(() => attachFiles(orderNumber, form), NOT_SAVED)).ok
}

function refused(now: State, problem: Problem, repriced: CartView | undefined): State {
  const problems: CheckoutProblems = {}
  const others = problem.fields.filter(({ field, reason }) => {
    const name = formFieldOf(field)
    if (name) problems[name] = reason
    return !name
  })
  const onlyFields = problem.fields.length > 0 && others.length === 0
  return {
    problems,
    failure: onlyFields ? null : { ...problem, fields: others },
    changes: repriced ? priceChanges(now.cart, repriced) : [],
    cart: repriced ?? now.cart,
    before: now.cart.total,
  }
}
