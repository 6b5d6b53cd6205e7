import type { InputConfigModules } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Environment } from "./read-environment"
import { carrierModules, upsAccount } from "./carrier-modules"
import { redisModules } from "./redis-modules"
import { mailModules } from "./mail-modules"
import { paymentModules } from "./payment-modules"
import { searchModules } from "./search-modules"
import { signInProviders } from "./sign-in-providers"

/** Every module the shop adds to Medusa's own, in one list. Paths are relative to the application's root. */
export function houseModules(environment: Environment): InputConfigModules {
  return [
    ...searchModules(environment),
    ...redisModules(environment),
    ...mailModules(environment),
    ...carrierModules(environment),
    { resolve: "./src/modules/metal-company" },
    { resolve: "./src/modules/metal-contact" },
    { resolve: "./src/modules/metal-erp", options: { url: environment.ERP_DATABASE_URL, mapping: environment.ERP_MAPPING } },
    {
      resolve: "./src/modules/metal-integration",
      options: { secret: environment.COOKIE_SECRET, allowsPrivate: environment.WEBHOOK_PRIVATE_ADDRESSES },
    },
    { resolve: "./src/modules/metal-list" },
    { resolve: "./src/modules/metal-notification" },
    {
      resolve: "./src/modules/metal-order",
      options: { shopName: environment.SHOP_NAME, ups: upsAccount(environment) },
    },
    { resolve: "./src/modules/metal-pricing" },
    { resolve: "./src/modules/metal-promo" },
    {
      resolve: "./src/modules/metal-system",
      dependencies: [Modules.EVENT_BUS],
      options: { drainSeconds: environment.DRAIN_SECONDS },
    },
    { resolve: "./src/modules/metal-audit" },
    { resolve: "./src/modules/metal-provider-sign-in", options: signInProviders(environment) },
    {
      resolve: "./src/modules/metal-sign-in",
      options: {
        storefrontSecret: environment.STOREFRONT_SECRET,
        secondFactors: environment.AUTH_MFA_ENCRYPTION_KEY !== undefined,
      },
    },
    { resolve: "./src/modules/metal-staff", options: { secondFactor: environment.STAFF_SECOND_FACTOR } },
    {
      resolve: "@medusajs/medusa/auth",
      dependencies: [Modules.CACHE, ContainerRegistrationKeys.LOGGER],
      options: {
        providers: [{ resolve: "./src/modules/metal-password", id: "emailpass" }],
        // A session alone, which may be somebody else's, does not take the second factor away.
        mfa: {
          disable_policy: "challenge",
          encryption_key: environment.AUTH_MFA_ENCRYPTION_KEY,
          providers: [{ id: "totp", options: { issuer: environment.SHOP_NAME } }],
        },
      },
    },
    {
      // In-memory locks do not hold between two server processes, and Medusa's own Postgres locks never expire.
      resolve: "@medusajs/medusa/locking",
      options: { providers: [{ resolve: "./src/modules/metal-locking", id: "metal-locking", is_default: true }] },
    },
    ...paymentModules(environment),
  ]
}
