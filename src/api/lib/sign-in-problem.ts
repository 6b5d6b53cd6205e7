import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import { HttpProblem } from "./http-problem"

/** Why a buyer's token opens nothing any more; null when it does. `issuedAt` in seconds since 1970. */
export function signInProblem(buyer: Buyer, issuedAt: number): HttpProblem | null {
  if (!buyer.maySignIn) return new HttpProblem(403, "access_denied", "This account cannot sign in")
  const since = buyer.sessionsValidFrom
  if (since && issuedAt <= Math.floor(since.getTime() / 1000)) return new HttpProblem(401, "session_ended", "Sign in again")
  return null
}
