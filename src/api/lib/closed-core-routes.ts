import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Store routes that stay open: ours. */
const OPEN = /^\/store\/metal-/

/**
 * Medusa's own cart, order, payment and product routes would let a client order past the stock ledger, set amounts in
 * metadata, or read a cart by its id alone. None of them is offered: the metal routes take their place.
 */
export function closeCoreStoreRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const [path] = req.originalUrl.split("?")
  if (OPEN.test(path ?? "")) next()
  else res.status(404).json({ type: "not_found", message: "There is no such route" })
}

/** Medusa confirms a payment's message before it has looked at it; ours are taken by /hooks/stripe. */
export function closeCorePaymentHooks(_req: MedusaRequest, res: MedusaResponse): void {
  res.status(404).json({ type: "not_found", message: "There is no such route" })
}

const REGISTRATION = /^\/auth\/customer\/[^/]+\/(register|reset-password|update)\/?$/i

/**
 * Medusa's own registration tells whether an address has an account and makes customers without a profile; its reset
 * mails nothing. The metal routes take their place.
 */
export function closeCoreCustomerAuth(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const [path] = req.originalUrl.split("?")
  if (REGISTRATION.test(path ?? "")) res.status(404).json({ type: "not_found", message: "There is no such route" })
  else next()
}

/**
 * Medusa's own routes let an open session alone set a second factor up, which a thief could lock the owner out with, and a mere
 * password whose owner is still to come. They are for the staff; buyers have /store/metal-me/second-factor.
 */
export function staffFactorsOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: token } = req as Partial<AuthenticatedMedusaRequest>
  if (!token || (token.actor_type === "user" && token.actor_id)) next()
  else res.status(404).json({ type: "not_found", message: "There is no such route" })
}

/** Medusa looks the kind of people up among the properties of an object: every object has a "constructor", and it fails. */
export function ownKindOfPeople(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const [, , kind = ""] = req.originalUrl.split(/[/?]/)
  if (decodeURIComponent(kind) in {}) res.status(404).json({ type: "not_found", message: "There is no such route" })
  else next()
}
