import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { tokenIsAlive } from "../../workflows/accounts/lib/token-is-alive"
import { HttpProblem } from "./http-problem"

/** Refuses a token or a session from before the last change of its password. A request without either passes. */
export async function livingToken(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const { auth_context: token } = req as Partial<AuthenticatedMedusaRequest>
  const dead = token !== undefined && !(await tokenIsAlive(req.scope, token))
  next(dead ? new HttpProblem(401, "session_ended", "Sign in again") : undefined)
}
