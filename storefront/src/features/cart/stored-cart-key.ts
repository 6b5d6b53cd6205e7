/** The browser's copy of the cart stands under this key (specification section 4). */
export const STORED_CART_KEY = "cart"
