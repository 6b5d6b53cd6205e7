import {
  authenticate,
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { loadBuyer, type Buyer } from "../../workflows/accounts/lib/load-buyer"
import { HttpProblem } from "./http-problem"
import { signInProblem } from "./sign-in-problem"

const bearer = authenticate("customer", ["bearer"], { allowUnauthenticated: true, requireMfa: true })

const buyers = new WeakMap<MedusaRequest, Promise<Buyer | null>>()

/**
 * Reads a bearer token when there is one. Cookies are not looked at, so no other site can act for a buyer: what Medusa has
 * read from its session cookie, as it does for every store route, is forgotten. A token outlives neither its buyer's right
 * to sign in nor a change of the password.
 */
export async function maybeCustomer(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  Reflect.deleteProperty(req, "auth_context")
  await bearer(req, res, (error?: unknown) => {
    if (error) next(error)
    else admit(req).then(() => next(), next)
  })
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

/** The buyer behind the request; null for a visitor, and for one whose sign-in is over. */
export async function viewerOf(req: MedusaRequest): Promise<Buyer | null> {
  const buyer = await storedBuyerOf(req)
  return buyer && signInProblem(buyer, issuedAt(req)) ? null : buyer
}

/** The buyer behind the request, or 403 for a customer the trade does not know. */
export async function buyerOf(req: MedusaRequest): Promise<Buyer> {
  const buyer = await viewerOf(req)
  if (!buyer) throw new HttpProblem(403, "no_buyer_profile", "Complete your profile first")
  return buyer
}

/** Read once a request. */
function storedBuyerOf(req: MedusaRequest): Promise<Buyer | null> {
  const known = buyers.get(req) ?? loadBuyer(req.scope, customerIdOf(req))
  buyers.set(req, known)
  return known
}

async function admit(req: MedusaRequest): Promise<void> {
  const buyer = await storedBuyerOf(req)
  const problem = buyer && signInProblem(buyer, issuedAt(req))
  if (problem) throw problem
}

/** When the token was made, in seconds, as it says itself; Medusa has checked its signature. */
function issuedAt(req: MedusaRequest): number {
  const context: object = (req as Partial<AuthenticatedMedusaRequest>).auth_context ?? {}
  return "iat" in context && typeof context.iat === "number" ? context.iat : 0
}
