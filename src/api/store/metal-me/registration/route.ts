import type { CompleteRegistrationBodySchema, VerifiedAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { completeRegistrationWorkflow } from "../../../../workflows/accounts/complete-registration"
import { ownSignIn } from "../../../lib/own-sign-in"

/** The profile and the consents of a buyer whose account another site's word has made. */
export async function POST(
  req: MedusaRequest<z.output<typeof CompleteRegistrationBodySchema>>,
  res: MedusaResponse<VerifiedAnswer>,
): Promise<void> {
  const own = await ownSignIn(req)
  const { result } = await completeRegistrationWorkflow(req.scope).run({ input: { ...own, profile: req.validatedBody } })
  res.json({ accountStatus: result.status })
}
