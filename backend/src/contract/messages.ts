/** Message texts that the specification fixes word for word (sections 2, 5, 8 and 9). */
export const MESSAGES = {
  signInForPricing: "Sign in to view pricing",
  quoteValidity: "Quote Valid for 24 Hours",
  addedToCart: "Product successfully added to your cart!",
  noResults: "No results found",
  calculatePriceFailed: "Failed to calculate price",
  priceCalculationFailed: "Price calculation failed",
  productDetailsFailed: "Failed to fetch product details.",
  stripeKeyMissing: "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY is not set",
  stockCriteriaMissing: "Selection Parameters will find too many stock items. Please provide at least one selection criteria.",
  stockSpecificationMissing: "Must specify a working specification and/or manual specifications.",
} as const
