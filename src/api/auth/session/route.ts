import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { beginSession } from "../../lib/session-guard"
import { MedusaError } from "@medusajs/framework/utils"

type Session = AuthenticatedMedusaRequest["session"]

const newSession = (session: Session) =>
  new Promise<void>((resolve, reject) => {
    session.regenerate((error: unknown) => {
      if (error) reject(error instanceof Error ? error : new MedusaError(MedusaError.Types.UNEXPECTED_STATE, String(error)))
      else resolve()
    })
  })

/** In the place of Medusa's own: a session that was planted before the sign-in is worthless after it. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await newSession(req.session)
  req.session.auth_context = req.auth_context
  beginSession(req.session)
  res.json({ user: req.auth_context })
}
