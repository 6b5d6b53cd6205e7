import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { loadBuyer, type Buyer } from "../../workflows/accounts/lib/load-buyer"
import { HttpProblem } from "./http-problem"

const bearer = authenticate("customer", ["bearer"], { allowUnauthenticated: true, requireMfa: true })

/**
 * Reads a bearer token when there is one. Cookies are not looked at, so no other site can act for a buyer: what Medusa has
 * read from its session cookie, as it does for every store route, is forgotten.
 */
export async function maybeCustomer(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  Reflect.deleteProperty(req, "auth_context")
  await bearer(req, res, next)
}

/** Refuses with 401 without a customer's bearer token. */
export async function customerOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  await maybeCustomer(req, res, (error?: unknown) => {
    next(error ?? (customerIdOf(req) ? undefined : new HttpProblem(401, "unauthorized", "Sign in first")))
  })
}

export function customerIdOf(req: MedusaRequest): string | null {
  return (req as Partial<AuthenticatedMedusaRequest>).auth_context?.actor_id || null
}

/** The buyer behind the request; null for a visitor. */
export async function viewerOf(req: MedusaRequest): Promise<Buyer | null> {
  return await loadBuyer(req.scope, customerIdOf(req))
}

/** The buyer behind the request, or 403 for a customer the trade does not know. */
export async function buyerOf(req: MedusaRequest): Promise<Buyer> {
  const buyer = await viewerOf(req)
  if (!buyer) throw new HttpProblem(403, "no_buyer_profile", "Complete your profile first")
  return buyer
}
