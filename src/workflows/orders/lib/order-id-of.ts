/** The one id that the order of a cart can have: the database refuses a second order of it. */
export function orderIdOf(cartId: string): string {
  return cartId.replace(/^cart_/, "order_")
}
