import { mayDo } from "@billet/backend/accounts"
import { ADMIN_PERMISSION_LABELS, type AdminPermission } from "@billet/backend/contract"
import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import { rightsOfActor } from "../../workflows/accounts/lib/rights-of-actor"
import { HttpProblem } from "./http-problem"

/** Refuses a caller of the admin who lacks one of these, where the path alone does not say what is needed. */
export async function requirePermissions(req: MedusaRequest, needed: readonly AdminPermission[]): Promise<void> {
  const { auth_context: caller } = req as Partial<AuthenticatedMedusaRequest>
  if (!caller) throw new HttpProblem(401, "unauthorized", "Sign in first")
  const { role, permissions } = await rightsOfActor(req.scope, caller)
  const missing = needed.find((one) => !mayDo(role, permissions, one))
  if (missing) throw new HttpProblem(403, "missing_permission", `This needs the permission ${ADMIN_PERMISSION_LABELS[missing]}`)
}
