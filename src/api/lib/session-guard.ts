import { isSessionOver, signedInAt, type SessionTimes, type TokenTimes } from "@billet/backend/accounts"
import type { AuthenticatedMedusaRequest, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { HttpProblem } from "./http-problem"

type Session = AuthenticatedMedusaRequest["session"] & Partial<SessionTimes>

const READING = new Set(["GET", "HEAD", "OPTIONS"])
/** What an open page asks for by itself, which is nobody's use of the session. */
const BY_ITSELF = /^\/admin\/(metal-)?notifications(\?|$)/

const sessionOf = (req: MedusaRequest) => (req as AuthenticatedMedusaRequest).session as Session | undefined

/** Notes the start of a session that was just made: the sign-in that its token goes back to. */
export function beginSession(session: Session): void {
  session.startedAt = signedInAt(session.auth_context as TokenTimes) * 1000
  session.usedAt = Date.now()
}

/** Whether a page of the admin, or of whom the settings name, sent the request. One that does not say is not believed. */
function isFromOwnPage(req: MedusaRequest): boolean {
  const origin = req.get("origin")
  if (!origin || !URL.canParse(origin)) return false
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const allowed = `${http.adminCors},${http.authCors}`.split(",").map((one) => one.trim())
  return allowed.includes(origin) || new URL(origin).host === req.get("host")
}

async function end(session: Session): Promise<void> {
  await new Promise((resolve) => session.destroy(resolve))
}

/**
 * Stands before every route for requests that a session's cookie speaks for: a session ends with time, and only our own pages
 * may change something with it. A browser sends the cookie for any page; an Authorization header it sends for none.
 */
export async function sessionGuard(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const session = sessionOf(req)
  if (!session?.auth_context || req.get("authorization")) return next()
  if (!READING.has(req.method) && !isFromOwnPage(req)) {
    return next(new HttpProblem(403, "cross_site", "This was not sent by a page of ours"))
  }
  if (isSessionOver(session, Date.now())) {
    await end(session)
    return next(new HttpProblem(401, "session_ended", "Sign in again"))
  }
  if (!BY_ITSELF.test(req.originalUrl)) session.usedAt = Date.now()
  next()
}
