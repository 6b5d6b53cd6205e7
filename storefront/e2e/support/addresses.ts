/** Where the shop under test answers; `npm test` starts it on ports of its own. */
export const STOREFRONT_URL = process.env.STOREFRONT_URL ?? "http://localhost:8000"
export const SERVER_URL = process.env.SERVER_URL ?? "http://localhost:9000"
export const ADMIN_URL = `${SERVER_URL}/app`
/** The card provider that the shop under test is connected with; without one nothing is paid by card. */
export const CARD_PROVIDER_URL = process.env.CARD_PROVIDER_URL ?? ""
