import {
  accessRefusal,
  findAdminRoute,
  hiddenRelations,
  isOpenWithoutFactor,
  type AccessRefusal,
  type AdminGate,
} from "@billet/backend/accounts"
import { ADMIN_PERMISSION_LABELS, type AdminPermission } from "@billet/backend/contract"
import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { tokenIsAlive } from "../../workflows/accounts/lib/token-is-alive"
import { rightsOfActor } from "../../workflows/accounts/lib/rights-of-actor"
import { HttpProblem } from "./http-problem"
import { needsSecondFactor, rememberRights } from "./staff"

/** The path as the router sees it, which no address in the request line can disguise. */
const pathOf = ({ baseUrl, path }: MedusaRequest) => (path === "/" ? baseUrl : baseUrl + path)

const NO_FACTOR = "Set a second factor up in your profile, then sign in again with it"

const isPermission = (gate: AdminGate): gate is AdminPermission => gate in ADMIN_PERMISSION_LABELS

function refusal(reason: AccessRefusal, access: readonly AdminGate[]): HttpProblem {
  if (reason === "inactive") return new HttpProblem(403, "access_off", "Your access to the admin was switched off")
  const names = access.filter(isPermission).map((gate) => ADMIN_PERMISSION_LABELS[gate])
  const needed = names.length ? `the permission ${names.join(" or ")}` : "a super administrator"
  return new HttpProblem(403, "missing_permission", `This needs ${needed}. A super administrator grants permissions.`)
}

function noRoute(res: MedusaResponse, method: string, allowed: string[]): HttpProblem {
  if (!allowed.length) return new HttpProblem(404, "not_found", "There is no such route")
  res.setHeader("Allow", allowed.join(", "))
  return new HttpProblem(405, "method_not_allowed", `${method} is not possible here; use ${allowed.join(" or ")}`)
}

/**
 * Lets a request of the admin through when the table of routes has a row for it and the caller holds what the row asks for.
 * Medusa has authenticated them by then. What they may not see is not to be had by `fields` either.
 */
export async function adminPermission(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const match = findAdminRoute(req.method, pathOf(req))
  if (!match.found) return next(noRoute(res, req.method, match.allowed))
  const { access } = match.route
  if (access.includes("ANYBODY")) return next()
  const { auth_context: caller } = req as Partial<AuthenticatedMedusaRequest>
  if (!caller?.actor_id) return next(new HttpProblem(401, "unauthorized", "Sign in first"))
  if (!(await tokenIsAlive(req.scope, caller))) return next(new HttpProblem(401, "session_ended", "Sign in again"))
  if (needsSecondFactor(req) && !isOpenWithoutFactor(req.method, match.route.path))
    return next(new HttpProblem(403, "second_factor_required", NO_FACTOR))
  const rights = await rightsOfActor(req.scope, caller)
  const isSelf = caller.actor_type === "user" && match.parameters.id === caller.actor_id
  const refused = accessRefusal(access, rights, isSelf)
  if (refused) return next(refusal(refused, access))
  rememberRights(req, rights)
  req.restrictedFields?.add(hiddenRelations(rights))
  next()
}
