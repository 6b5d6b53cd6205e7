import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"

/** Who acts in the admin: a user's id, or an API key's. Core has authenticated the request. */
export function actorIdOf(req: MedusaRequest): string | null {
  return (req as Partial<AuthenticatedMedusaRequest>).auth_context?.actor_id || null
}
