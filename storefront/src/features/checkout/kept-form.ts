import { MAX_LENGTHS, type CheckoutForm } from "./checkout-form"
import { KEPT_FORM_KEY } from "./kept-form-key"

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** What was typed for a cart before the page was left, as text to compare; null when there is nothing. */
export function readKept(store: Store): string | null {
  try {
    return store.getItem(KEPT_FORM_KEY)
  } catch {
    return null
  }
}

/** The fields of that text which belong to this cart and are fields of the form; what cannot be read is nothing. */
export function keptFields(text: string | null, cartId: string): Partial<CheckoutForm> {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    if (!isKept(kept) || kept.cartId !== cartId) return {}
    const fields = Object.entries(kept.form).filter(([name, value]) => name in MAX_LENGTHS && typeof value === "string")
    return Object.fromEntries(fields) as Partial<CheckoutForm>
  } catch {
    return {}
  }
}

/** Keeps what is typed, for this cart alone. A store that is full or forbidden costs only the coming back. */
export function keepFields(store: Store, cartId: string, form: Partial<CheckoutForm>): void {
  try {
    store.setItem(KEPT_FORM_KEY, JSON.stringify({ cartId, form }))
  } catch {
    // The checkout itself goes on.
  }
}

export function forgetFields(store: Store): void {
  try {
    store.removeItem(KEPT_FORM_KEY)
  } catch {
    // It is of a cart that is no longer open.
  }
}

function isKept(value: unknown): value is { cartId: unknown; form: object } {
  return (
    typeof value === "object" &&
    value !== null &&
    "form" in value &&
    typeof value.form === "object" &&
    value.form !== null &&
    "cartId" in value
  )
}
