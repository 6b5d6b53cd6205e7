import type { PaymentMethod } from "@billet/backend/contract"

/** Medusa's payment provider of each way to pay. */
export const PAYMENT_PROVIDERS: Record<PaymentMethod, string> = { ACCOUNT: "pp_account_terms", STRIPE: "pp_stripe_card" }
