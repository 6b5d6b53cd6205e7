import type { InputConfigModules } from "@medusajs/framework/types"
import type { Environment } from "./read-environment"

type Settings = Pick<
  Environment,
  "UPS_CLIENT_ID" | "UPS_CLIENT_SECRET" | "UPS_ACCOUNT_NUMBER" | "UPS_URL" | "ABF_API_ID" | "ABF_URL"
>

/** The shop's account with UPS; null where the environment names none. */
export function upsAccount(environment: Pick<Settings, `UPS_${string}` & keyof Settings>) {
  const { UPS_CLIENT_ID: clientId, UPS_CLIENT_SECRET: clientSecret, UPS_ACCOUNT_NUMBER: accountNumber } = environment
  return clientId && clientSecret && accountNumber ? { clientId, clientSecret, accountNumber, url: environment.UPS_URL } : null
}

/** UPS and ABF as fulfilment providers, with an account where the environment names one, beside Medusa's manual one. */
export function carrierModules(environment: Settings): InputConfigModules {
  const ups = upsAccount(environment)
  const abf = environment.ABF_API_ID ? { apiId: environment.ABF_API_ID, url: environment.ABF_URL } : null
  return [
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          { resolve: "./src/modules/ups-fulfillment", id: "ups", options: { account: ups } },
          { resolve: "./src/modules/abf-fulfillment", id: "abf", options: { account: abf } },
        ],
      },
    },
  ]
}
