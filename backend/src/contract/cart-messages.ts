/** What the specification fixes word for word of the cart; apart, since every page carries the cart. */
export const CART_PROVIDER_MISSING = "useCart must be used within a CartProvider"
