import { MESSAGES } from "@billet/backend/contract"
import { authenticate, type AuthContext, type AuthenticatedMedusaRequest, type MedusaRequest } from "@medusajs/framework/http"
import { rightsOfActor } from "../../workflows/accounts/lib/rights-of-actor"
import { tokenIsAlive } from "../../workflows/accounts/lib/token-is-alive"
import { pricedForBuyer, pricedForStaff, type PricedFor } from "../../workflows/pricing/lib/priced-for"
import { viewerOf } from "./viewer"

/** Reads the bearer token of a customer or of staff when there is one; 401 where a second factor is still owed. */
export const maybeCustomerOrStaff = authenticate(["customer", "user"], ["bearer"], {
  allowUnauthenticated: true,
  requireMfa: true,
})

/** Why a caller gets no price: 401 for a visitor, 403 for a buyer who may not see any (decision 37). */
export type PriceRefusal = { status: 401 | 403; error: string }
export type AskedFor = { coid?: string | null; customerSegment?: string | null }

/** A token is good for as long as it says, whoever was removed or switched off meanwhile. */
async function isActiveStaff(req: MedusaRequest, token: AuthContext): Promise<boolean> {
  return (await tokenIsAlive(req.scope, token)) && (await rightsOfActor(req.scope, token)).isActive
}

/**
 * Whom a caller's prices are for. Company, customer, segment and trading company are the server's own records; what the
 * request says of them counts from staff only.
 */
export async function pricedForCaller(req: MedusaRequest, asked: AskedFor = {}): Promise<PricedFor | PriceRefusal> {
  const { auth_context: token } = req as Partial<AuthenticatedMedusaRequest>
  const error = MESSAGES.signInForPricing
  if (token?.actor_type === "user") return (await isActiveStaff(req, token)) ? pricedForStaff(asked) : { status: 401, error }
  const viewer = await viewerOf(req)
  return viewer?.canSeePrices ? pricedForBuyer(viewer) : { status: viewer ? 403 : 401, error }
}
