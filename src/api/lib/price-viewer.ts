import { MESSAGES } from "@billet/backend/contract"
import { authenticate, type AuthenticatedMedusaRequest, type MedusaRequest } from "@medusajs/framework/http"
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

/**
 * Whom a caller's prices are for. Company, customer, segment and trading company are the server's own records; what the
 * request says of them counts from staff only.
 */
export async function pricedForCaller(req: MedusaRequest, asked: AskedFor = {}): Promise<PricedFor | PriceRefusal> {
  if ((req as Partial<AuthenticatedMedusaRequest>).auth_context?.actor_type === "user") return pricedForStaff(asked)
  const viewer = await viewerOf(req)
  if (viewer?.canSeePrices) return pricedForBuyer(viewer)
  return { status: viewer ? 403 : 401, error: MESSAGES.signInForPricing }
}
