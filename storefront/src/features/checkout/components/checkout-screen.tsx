"use client"

import type { BuyerView, CartView, CheckoutDraft } from "@billet/backend/contract"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { useRequiredSession } from "@/features/auth/components/use-required-session"
import { useCart } from "@/features/cart/components/cart-provider"
import { paths } from "@/lib/paths"
import { checkoutTexts } from "@/texts/en/checkout"
import { fillNodes } from "@/texts/fill-nodes"
import { initialForm, paymentMethodsOf } from "../checkout-form"
import { fromDraft } from "../drafts"
import type { KnownAddresses } from "../known-addresses"
import { chosenFiles, filesProblemOf } from "../order-files"
import { CheckoutFailure } from "./checkout-failure"
import { CheckoutSummary } from "./checkout-summary"
import styles from "./checkout.module.css"
import { FreightSection } from "./freight-section"
import { OrderFields } from "./order-fields"
import { PriceNotices } from "./price-notices"
import { PaymentChoice } from "./payment-choice"
import { ShippingFields } from "./shipping-fields"
import { useCheckoutForm } from "./use-checkout-form"
import { useFreight } from "./use-freight"
import { usePlaceOrder } from "./use-place-order"

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
  const { cart } = useCart()
  // The cart disappears the moment it is ordered; the form stays until the confirmation is there.
  const [first] = useState(cart)
  const shown = cart ?? first
  if (!shown || shown.items.length === 0) {
    return (
      <p className="banner">
        {fillNodes(t.thereIsNothingToOrder, {
          orders: <Link href={paths.orders}>{t.seeYourOrders}</Link>,
          stock: <Link href={paths.products}>{t.allStock}</Link>,
        })}
      </p>
    )
  }
  return <CheckoutOfCart key={shown.id} cart={shown} {...props} />
}

function CheckoutOfCart({ cart, buyer, known, saved }: Props & { cart: CartView }) {
  const { form, set } = useCheckoutForm(cart.id, () => ({ ...initialForm(known, buyer), ...fromDraft(saved) }))
  const methods = paymentMethodsOf(buyer)
  const [method, setMethod] = useState(methods.find((one) => one === saved.paymentMethod) ?? methods[0] ?? "ACCOUNT")
  const order = usePlaceOrder(cart, known, method)
  const { problems, failure, changes, before, cart: priced, pending, submit, ask, save, show } = order
  const { notices } = useCart()
  const freight = useFreight(priced, form, show)
  const element = useRef<HTMLFormElement>(null)
  const [filesProblem, setFilesProblem] = useState<string | null>(null)
  useEffect(() => {
    if (filesProblem !== null || Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems, filesProblem])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const files = chosenFiles(new FormData(event.currentTarget))
    const refused = filesProblemOf(files)
    setFilesProblem(refused)
    if (refused === null) submit(form, files)
  }
  return (
    <form ref={element} method="post" noValidate className={styles.columns} onSubmit={onSubmit}>
      <div className={styles.sections}>
        <OrderFields
          form={form}
          problems={problems}
          onChange={set}
          needsPurchaseOrder={method === "ACCOUNT"}
          filesProblem={filesProblem}
        />
        <ShippingFields form={form} problems={problems} known={known} onChange={set} />
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
