import { PlaceOrderBodySchema, type PaymentMethod } from "@billet/backend/contract"
import { billingAddressOf, formFieldOf, toOrderBody, type CheckoutForm, type CheckoutProblems } from "./checkout-form"
import type { KnownAddresses } from "./known-addresses"

/** What of the form breaks the server's own rules, by field, the first that each breaks. */
export function checkoutProblems(form: CheckoutForm, method: PaymentMethod, known: KnownAddresses): CheckoutProblems {
  const { error } = PlaceOrderBodySchema.safeParse(toOrderBody(form, method, billingAddressOf(form, known), 0))
  const problems: CheckoutProblems = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = formFieldOf(path.join("."), form)
    if (field) problems[field] ??= message
  }
  return problems
}
