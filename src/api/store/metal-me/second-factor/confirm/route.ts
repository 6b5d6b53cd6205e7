import type { SecondFactorAddedAnswer, SecondFactorCodeBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { confirmSecondFactorWorkflow } from "../../../../../workflows/accounts/confirm-second-factor"
import { ownSecondFactor, tokenWithFactor } from "../../../../lib/own-sign-in"

/** Switches the second factor on by its first code, ends every sign-in and answers a token for the one who did it. */
export async function POST(
  req: MedusaRequest<z.output<typeof SecondFactorCodeBodySchema>>,
  res: MedusaResponse<SecondFactorAddedAnswer>,
): Promise<void> {
  const own = await ownSecondFactor(req)
  const { result } = await confirmSecondFactorWorkflow(req.scope).run({ input: { ...own, ...req.validatedBody } })
  res.json({ recoveryCodes: result, token: tokenWithFactor(req) })
}
