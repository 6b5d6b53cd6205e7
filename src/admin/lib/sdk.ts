import Medusa from "@medusajs/js-sdk"

/** The admin is served by the backend itself, and signed in by its session cookie. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })
