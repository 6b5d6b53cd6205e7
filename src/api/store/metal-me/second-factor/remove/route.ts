import type { RemoveSecondFactorBodySchema, SecondFactorAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { secondFactorView } from "../../../../../workflows/accounts/lib/second-factor"
import { removeSecondFactorWorkflow } from "../../../../../workflows/accounts/remove-second-factor"
import { ownSecondFactor } from "../../../../lib/own-sign-in"

/** Switches the second factor off, by the password and a code. */
export async function POST(
  req: MedusaRequest<z.output<typeof RemoveSecondFactorBodySchema>>,
  res: MedusaResponse<SecondFactorAnswer>,
): Promise<void> {
  const own = await ownSecondFactor(req)
  await removeSecondFactorWorkflow(req.scope).run({ input: { ...own, ...req.validatedBody } })
  res.json(await secondFactorView(req.scope, own.authIdentityId))
}
