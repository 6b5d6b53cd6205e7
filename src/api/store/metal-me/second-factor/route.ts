import type { BeginSecondFactorBodySchema, SecondFactorSetupAnswer, SecondFactorAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { beginSecondFactorWorkflow } from "../../../../workflows/accounts/begin-second-factor"
import { qrPicture } from "../../../../workflows/accounts/lib/qr-picture"
import { secondFactorView } from "../../../../workflows/accounts/lib/second-factor"
import { keepsSecondFactors, ownSecondFactor, ownSignIn } from "../../../lib/own-sign-in"

/** Whether the buyer's sign-in asks for a code. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SecondFactorAnswer>): Promise<void> {
  const { authIdentityId } = await ownSignIn(req)
  const view = await secondFactorView(req.scope, authIdentityId)
  res.json(view.state === "OFF" && !keepsSecondFactors(req) ? { ...view, state: "UNAVAILABLE" } : view)
}

/** A new secret for the buyer's authenticator app. */
export async function POST(
  req: MedusaRequest<z.output<typeof BeginSecondFactorBodySchema>>,
  res: MedusaResponse<SecondFactorSetupAnswer>,
): Promise<void> {
  const own = await ownSecondFactor(req)
  const { result } = await beginSecondFactorWorkflow(req.scope).run({ input: { ...own, ...req.validatedBody } })
  res.json({ ...result, picture: qrPicture(result.address) })
}
