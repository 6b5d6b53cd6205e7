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
 * Medusa's own routes let an open session alone set a second factor up, which a thief could lock the owner out with. Buyers have
 * /store/metal-me/second-factor, which asks for the password.
 */
export function noBuyersFactors(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_context: token } = req as Partial<AuthenticatedMedusaRequest>
  if (token?.actor_type === "customer") res.status(404).json({ type: "not_found", message: "There is no such route" })
  else next()
}
