import { STORED_CART_KEY } from "@/features/cart/stored-cart-key"
import { KEPT_FORM_KEY } from "@/features/checkout/kept-form-key"
import { KEPT_ROWS_KEY } from "@/features/quick-order/kept-rows-key"

/** Takes out of this browser what a buyer who leaves has begun. */
export function forgetBuyer(): void {
  localStorage.removeItem(STORED_CART_KEY)
  localStorage.removeItem(KEPT_FORM_KEY)
  sessionStorage.removeItem(KEPT_ROWS_KEY)
}
