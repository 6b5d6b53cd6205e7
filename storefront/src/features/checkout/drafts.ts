import type { CheckoutDraft, PaymentMethod } from "@billet/backend/contract"
import { MAX_LENGTHS, type CheckoutForm } from "./checkout-form"

/** What of the form a draft keeps: the fields that hold something. */
export function toDraft(form: CheckoutForm, paymentMethod: PaymentMethod | undefined): CheckoutDraft {
  const filled = Object.entries(form).flatMap(([field, value]) => (value.trim() === "" ? [] : [[field, value.trim()]]))
  return { ...(Object.fromEntries(filled) as CheckoutDraft), paymentMethod }
}

/** The form as it was saved, over the form as it opens: a field that was empty then stays empty. Nothing for no draft. */
export function fromDraft({ paymentMethod: _, ...saved }: CheckoutDraft): Partial<CheckoutForm> {
  if (Object.keys(saved).length === 0) return {}
  const fields = Object.keys(MAX_LENGTHS) as (keyof CheckoutForm)[]
  return Object.fromEntries(fields.map((field) => [field, saved[field] ?? ""]))
}
