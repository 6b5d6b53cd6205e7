import type { InputConfigModules } from "@medusajs/framework/types"
import type { Environment } from "./read-environment"

type Settings = Pick<Environment, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">

/** Pay on account always, by card when the card provider's keys are set; and the inbox of its messages. */
export function paymentModules(environment: Settings): InputConfigModules {
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = environment
  const stripe = apiKey && webhookSecret ? { apiKey, webhookSecret, apiBase } : undefined
  const card = stripe ? [{ resolve: "./src/modules/card-payment", id: "card", options: stripe }] : []
  return [
    { resolve: "./src/modules/metal-payment", options: { stripe } },
    {
      resolve: "@medusajs/medusa/payment",
      options: { providers: [{ resolve: "./src/modules/account-payment", id: "terms" }, ...card] },
    },
  ]
}
