"use client"

import type { BuyerView, CartView, CheckoutDraft } from "@billet/backend/contract"
import { lazy, Suspense, useRef, useState, type FormEvent } from "react"
import { useTexts } from "#use-texts"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { Link } from "@/components/link"
import { useRequiredSession } from "@/features/auth/components/use-required-session"
import { useCart } from "@/features/cart/components/cart-provider"
import { OrderedCart } from "@/features/cart/components/ordered-cart"
import { useShortages } from "@/features/cart/components/use-shortages"
import { shortageOf } from "@/features/cart/shortage-of"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { fillNodes } from "@/texts/fill-nodes"
import { initialForm, paymentMethodsOf, type CheckoutForm, type CheckoutProblems } from "../checkout-form"
import { fromDraft } from "../drafts"
import type { KnownAddresses } from "../known-addresses"
import { chosenFiles, filesProblemOf } from "../order-files"
import { BillingFields } from "./billing-fields"
import { CheckoutFailure } from "./checkout-failure"
import { CheckoutSummary } from "./checkout-summary"
import styles from "./checkout.module.css"
import { FreightSection } from "./freight-section"
import { OrderFields } from "./order-fields"
import { PriceNotices } from "./price-notices"
import { PaymentChoice } from "./payment-choice"
import { ShippingFields } from "./shipping-fields"
import { useCheckoutForm } from "./use-checkout-form"
import { useCheckoutProblems } from "./use-checkout-problems"
import { useFreight } from "./use-freight"
import { usePlaceOrder } from "./use-place-order"

/** Only where stock no longer has what a line wants. */
const ShortLines = lazy(() => import("./short-lines"))

type Props = {
  buyer: BuyerView
  known: KnownAddresses
  /** What was filled in when this cart was saved as a draft. */
  saved: CheckoutDraft
}

/** The checkout of this browser's cart; without one it says where the order may be. */
export function CheckoutScreen(props: Props) {
  const t = useTexts(checkoutTexts)
  useRequiredSession()
  const { cart, ordered } = useCart()
  // The cart disappears the moment it is ordered; the form stays until the confirmation is there.
  const [first] = useState(cart)
  const shown = cart ?? first
  if (ordered) return <OrderedCart {...ordered} />
  if (!shown || shown.items.length === 0) {
    return (
      <p className="banner">
        <span>
          {fillNodes(t.thereIsNothingToOrder, {
            orders: <Link href={paths.orders}>{t.seeYourOrders}</Link>,
            stock: <Link href={paths.products}>{t.allStock}</Link>,
          })}
        </span>
      </p>
    )
  }
  return <CheckoutOfCart key={shown.id} cart={shown} {...props} />
}

function CheckoutOfCart({ cart, buyer, known, saved }: Props & { cart: CartView }) {
  const { form, set } = useCheckoutForm(cart.id, () => ({ ...initialForm(known, buyer), ...fromDraft(saved) }))
  const methods = paymentMethodsOf(buyer)
  const [method, setMethod] = useState(methods.find((one) => one === saved.paymentMethod) ?? methods[0] ?? "ACCOUNT")
  const { problems, touch, isReady, refuse, changed } = useCheckoutProblems(form, method, known)
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const onRefused = (fields: CheckoutProblems) => {
    refuse(fields)
    focusProblem()
  }
  const order = usePlaceOrder({ cart, known, method, onRefused })
  const { failure, changes, before, cart: priced, pending, submit, ask, save, show, goOn } = order
  const { notices } = useCart()
  const freight = useFreight(priced, form, show)
  const shortages = useShortages(cart, failure)
  const short = priced.items.flatMap((line) => {
    const shortage = shortageOf(shortages, line)
    return shortage ? [{ line, shortage }] : []
  })
  const [filesProblem, setFilesProblem] = useState<string | null>(null)
  const onChange = (change: Partial<CheckoutForm>) => {
    set(change)
    changed(change)
  }
  const fields = { form, problems, onChange, onTouch: touch }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const files = chosenFiles(new FormData(event.currentTarget))
    const refused = filesProblemOf(files)
    setFilesProblem(refused)
    if (!isReady() || refused !== null) return focusProblem()
    submit(form, files)
  }
  return (
    <form ref={element} method="post" noValidate className={styles.columns} onSubmit={onSubmit}>
      <div className={styles.sections}>
        <OrderFields {...fields} needsPurchaseOrder={method === "ACCOUNT"} filesProblem={filesProblem} />
        <ShippingFields {...fields} known={known} />
        <BillingFields {...fields} known={known} />
        <FreightSection freight={priced.freight} {...freight} />
        <PaymentChoice buyer={buyer} total={priced.total} methods={methods} method={method} onChoose={setMethod} />
      </div>
      <CheckoutSummary
        cart={priced}
        pending={pending}
        mayOrder={methods.length > 0}
        waiting={freight.busy}
        changed={changes.length > 0 || notices.length > 0}
        byCard={method === "STRIPE"}
        onSave={() => save(form)}
        aboutLines={
          short.length > 0 && (
            <Suspense>
              <ShortLines lines={short} disabled={pending} onTaken={goOn} />
            </Suspense>
          )
        }
      >
        {notices.length > 0 && <PriceNotices notices={notices} />}
        <CheckoutFailure
          failure={failure}
          changes={changes}
          before={before}
          after={priced.total}
          pending={pending}
          onAsk={() => ask(form)}
        />
      </CheckoutSummary>
    </form>
  )
}
