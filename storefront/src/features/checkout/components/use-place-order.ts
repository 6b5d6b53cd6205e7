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
import { billingAddressOf, formFieldOf, toOrderBody, type CheckoutForm, type CheckoutProblems } from "../checkout-form"
import { toDraft } from "../drafts"
import { forgetFields } from "../kept-form"
import type { KnownAddresses } from "../known-addresses"
import { orderKey } from "../order-key"
import { priceChanges, type PriceChange } from "../price-changes"

type State = { failure: Problem | null; changes: PriceChange[]; cart: CartView; before: number }

/** It may have been placed: the same key answers that order, so trying again is safe. */
const NO_ANSWER: Problem = { status: 0, type: "unreachable", message: "The shop did not answer.", fields: [] }

type Checkout = {
  cart: CartView
  known: KnownAddresses
  method: PaymentMethod
  /** Takes what the server has refused of single fields. */
  onRefused: (problems: CheckoutProblems) => void
}

/** Places the order once, however often it is clicked, and sorts every refusal to where it belongs. */
export function usePlaceOrder({ cart, known, method, onRefused }: Checkout) {
  const router = useRouter()
  const { clear } = useCart()
  const [state, setState] = useState<State>({ failure: null, changes: [], cart, before: cart.total })
  const [pending, startTransition] = useTransition()

  const fail = (form: CheckoutForm, problem: Problem, repriced?: CartView) => {
    const { problems, failure } = sorted(problem, form)
    onRefused(problems)
    setState((now) => ({
      failure,
      changes: repriced ? priceChanges(now.cart, repriced) : [],
      cart: repriced ?? now.cart,
      before: now.cart.total,
    }))
  }
  const submit = (form: CheckoutForm, chosen: File[]) => {
    if (pending) return
    startTransition(async () => {
      const body = toOrderBody(form, method, billingAddressOf(form, known), state.cart.total)
      const key = orderKey(sessionStorage, cart.id, body, () => crypto.randomUUID())
      const result: PlaceOrderResult = await reach(() => placeOrder(cart.id, key, body), NO_ANSWER)
      if (result.ok) {
        const { order, alreadyOrdered } = result.data
        forgetFields(localStorage)
        const isPaidNext = order.paymentMethod === "STRIPE" && !alreadyOrdered
        const next = isPaidNext ? paths.payment(order.orderNumber) : paths.confirmation(order.orderNumber)
        const files = alreadyOrdered || (await sent(order.orderNumber, chosen)) ? undefined : "lost"
        router.push(withQuery(next, { files, before: alreadyOrdered ? "yes" : undefined }))
        await clear()
      } else {
        fail(form, result.problem, result.cart)
      }
    })
  }
  /** Puts the cart before the company's administrators instead. */
  const ask = (form: CheckoutForm) => {
    if (pending) return
    startTransition(async () => {
      const body = toOrderBody(form, method, billingAddressOf(form, known), state.cart.total)
      const result = await reach(() => askForApproval(cart.id, body), NO_ANSWER)
      if (!result.ok) return fail(form, result.problem)
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
      if (!result.ok) return fail(form, result.problem)
      forgetFields(localStorage)
      router.push(paths.savedDraft)
      await clear()
    })
  }
  /** Shows the cart as it costs with freight; what was said before of its price is no longer news. */
  const show = useCallback((rated: CartView) => {
    setState((now) => ({ ...now, cart: rated, before: now.changes.length > 0 ? now.before : rated.total }))
  }, [])
  /** Goes on with the cart as it was changed here, of which nothing was refused yet. */
  const goOn = (changed: CartView) => setState({ failure: null, changes: [], cart: changed, before: changed.total })
  return { ...state, pending, submit, ask, save, show, goOn }
}

/** Sends the files of an order that stands; whether they got through. */
async function sent(orderNumber: string, files: File[]): Promise<boolean> {
  if (files.length === 0) return true
  const form = new FormData()
  for (const file of files) form.append("attachments", file)
  return (await reach(() => attachFiles(orderNumber, form), NOT_SAVED)).ok
}

/** What of a refusal speaks of fields of the form, and what is left of it. */
function sorted(problem: Problem, form: CheckoutForm): { problems: CheckoutProblems; failure: Problem | null } {
  const problems: CheckoutProblems = {}
  const others = problem.fields.filter(({ field, reason }) => {
    const name = formFieldOf(field, form)
    if (name) problems[name] ??= reason
    return !name
  })
  const onlyFields = problem.fields.length > 0 && others.length === 0
  return { problems, failure: onlyFields ? null : { ...problem, fields: others } }
}
