import { NewSignInBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { registerStaffSignIn } from "../../../../lib/register-staff-sign-in"
import { HttpProblem } from "../../../../lib/http-problem"
import { refusalOf } from "../../../../lib/refusal-of"

/**
 * In the place of Medusa's own, for invited staff: the answer is the same for an address that has a sign-in already. Buyers
 * register elsewhere.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<{ token: string }>): Promise<void> {
  if (req.params.actor_type !== "user" || req.params.auth_provider !== "emailpass") {
    throw new HttpProblem(404, "not_found", "There is no such route")
  }
  const body = NewSignInBodySchema.safeParse(req.body)
  if (!body.success) {
    const { type, message, fields } = refusalOf("body", body.error)
    throw new HttpProblem(400, type, message, fields)
  }
  res.json({ token: await registerStaffSignIn(req.scope, body.data) })
}
