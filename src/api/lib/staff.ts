import { lacksSecondFactor, NO_RIGHTS, type StaffRights } from "@billet/backend/accounts"
import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import { METAL_STAFF } from "../../modules/metal-staff"
import type MetalStaffService from "../../modules/metal-staff/service"

const rights = new WeakMap<MedusaRequest, StaffRights>()

/** Who acts in the admin: a user's id, or an API key's. Core has authenticated the request. */
export function actorIdOf(req: MedusaRequest): string | null {
  return (req as Partial<AuthenticatedMedusaRequest>).auth_context?.actor_id || null
}

/** What the permission check found out of the caller, for whoever decides more finely than by route. */
export function rememberRights(req: MedusaRequest, found: StaffRights): void {
  rights.set(req, found)
}

/** The caller's rights; those of nobody on a route that is open to anybody. */
export function rightsOf(req: MedusaRequest): StaffRights {
  return rights.get(req) ?? NO_RIGHTS
}

/** Whether the shop demands a second factor of the caller that they have not given. */
export function needsSecondFactor(req: MedusaRequest): boolean {
  const { auth_context: caller } = req as Partial<AuthenticatedMedusaRequest>
  const isDemanded = req.scope.resolve<MetalStaffService>(METAL_STAFF).demandsSecondFactor
  return isDemanded && lacksSecondFactor(caller ?? {})
}
