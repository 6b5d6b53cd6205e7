/** A screen of the shop. `:order` in a path is the number of the buyer's own order, `:list` the id of a list of theirs. */
export type Screen = { name: string; path: string }

const PRODUCT = "productCode=718_rb_00500_sa"

/** Every screen anybody can open. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: "home", path: "/" },
  { name: "products", path: "/products?metalCategory=NICKEL&productType=Bar" },
  { name: "products-list", path: "/products?metalCategory=NICKEL&productType=Bar&view=list" },
  { name: "products-none", path: "/products?stockGrade=718&productCondition=H900" },
  { name: "product-details", path: `/product-details?${PRODUCT}&amount=24&pieces=3` },
  { name: "product-missing", path: "/product-details?productCode=no_such_bar" },
  { name: "quick-order", path: "/quick-order" },
  { name: "stock-verification", path: "/stock-verification" },
  { name: "materials", path: "/howco/materials" },
  { name: "material-nickel", path: "/howco/materials/nickel" },
  { name: "material-stainless", path: "/howco/materials/stainless" },
  { name: "material-low-alloy", path: "/howco/materials/low-alloy" },
  { name: "grade-718", path: "/howco/materials/nickel/718" },
  { name: "cross-reference", path: "/howco/materials/cross-reference" },
  { name: "weight-calculator", path: "/howco/weight-calculator" },
  { name: "cnc-machining", path: "/howco/services/cnc-machining" },
  { name: "deep-hole-boring", path: "/howco/services/deep-hole-boring" },
  { name: "additive-manufacturing", path: "/howco/additive-manufacturing" },
  { name: "quality", path: "/howco/quality" },
  { name: "terms-of-sale", path: "/howco/terms-of-sale" },
  { name: "privacy", path: "/howco/privacy" },
  { name: "questions", path: "/howco/frequently-asked" },
  { name: "contact", path: "/contact" },
  { name: "cart-empty", path: "/cart" },
  { name: "sign-in", path: "/auth/signin" },
  { name: "sign-in-error", path: "/auth/error?error=AccessDenied" },
  { name: "register", path: "/auth/register" },
  { name: "forgot-password", path: "/auth/forgot-password" },
  { name: "reset-password", path: "/auth/reset-password?token=x" },
  { name: "verify-email", path: "/auth/verify-email?token=x" },
  { name: "ask-again", path: "/auth/resubmit?token=x" },
  { name: "invitation", path: "/auth/invitation?token=x" },
  { name: "complete-profile-signed-out", path: "/auth/complete-profile" },
  { name: "not-found", path: "/nowhere" },
]

/** Screens of a buyer with a line in the cart and an order placed. */
export const BUYER_SCREENS: Screen[] = [
  { name: "home-signed-in", path: "/home" },
  { name: "products-prices", path: "/products?metalCategory=NICKEL&productType=Bar" },
  { name: "products-list-prices", path: "/products?metalCategory=NICKEL&productType=Bar&view=list" },
  { name: "product-details-prices", path: `/product-details?${PRODUCT}&amount=24&pieces=3` },
  { name: "cart", path: "/cart" },
  { name: "checkout", path: "/checkout" },
  { name: "confirmation", path: "/checkout/confirmation/:order" },
  { name: "pay-by-card", path: "/checkout/payment/:order" },
  { name: "orders", path: "/account/orders" },
  { name: "order", path: "/account/orders/:order" },
  { name: "profile", path: "/account/profile" },
  { name: "lists", path: "/account/lists" },
  { name: "list", path: "/account/lists/:list" },
  { name: "company", path: "/account/company" },
  { name: "credit", path: "/account/credit" },
  { name: "quick-order-signed-in", path: "/quick-order" },
  { name: "contact-signed-in", path: "/contact" },
]

/** All of them; a page of src/app without a row fails a test. */
export const SCREENS: Screen[] = [...PUBLIC_SCREENS, ...BUYER_SCREENS]
