import type { InputConfigModules } from "@medusajs/framework/types"
import type { Environment } from "./read-environment"

/** The notification module: mails through our provider, the admin's feed through Medusa's. */
export function mailModules(environment: Environment): InputConfigModules {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_OUTBOX: outbox, SHOP_NAME: shopName } = environment
  return [
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          {
            resolve: "./src/modules/metal-mail",
            id: "metal-mail",
            options: {
              channels: ["email"],
              smtpUrl,
              from,
              outbox,
              desk: environment.DESK_EMAIL,
              shopName,
              storefrontUrl: environment.STOREFRONT_URL.replace(/\/+$/, ""),
              secret: environment.COOKIE_SECRET,
            },
          },
          { resolve: "@medusajs/medusa/notification-local", id: "local", options: { channels: ["feed"] } },
        ],
      },
    },
  ]
}
