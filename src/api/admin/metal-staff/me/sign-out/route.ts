import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endStaffSessionsWorkflow } from "../../../../../workflows/accounts/end-staff-sessions"
import { HttpProblem } from "../../../../lib/http-problem"

/** Signs the caller out everywhere, here too. A secret key is revoked instead. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<{ signedOut: true }>): Promise<void> {
  const { auth_identity_id: authIdentityId, actor_id: userId } = req.auth_context
  if (!authIdentityId) throw new HttpProblem(403, "not_a_person", "A secret key has no sign-ins; revoke it instead")
  await endStaffSessionsWorkflow(req.scope).run({ input: { authIdentityId, userId } })
  res.json({ signedOut: true })
}
