/** Milliseconds of processor time that one operation of each kind costs each part of the shop. */
export function costsOf({ kinds, pages }) {
  const perOne = ({ cpu }, count) =>
    Object.fromEntries(Object.entries(cpu).map(([part, seconds]) => [part, (seconds / count) * 1000]))
  return {
    browse: perOne(kinds.browse, kinds.browse.all.count),
    cart: perOne(kinds.cart, kinds.cart.all.count),
    purchase: perOne(kinds.purchase, kinds.purchase.kinds.checkout.count),
    page: perOne(pages, pages.many.count),
  }
}
