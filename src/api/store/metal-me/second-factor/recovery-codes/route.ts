import type { RecoveryCodesAnswer, SecondFactorCodeBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { renewRecoveryCodesWorkflow } from "../../../../../workflows/accounts/renew-recovery-codes"
import { ownSecondFactor } from "../../../../lib/own-sign-in"

/** New recovery codes in place of the ones from before. */
export async function POST(
  req: MedusaRequest<z.output<typeof SecondFactorCodeBodySchema>>,
  res: MedusaResponse<RecoveryCodesAnswer>,
): Promise<void> {
  const own = await ownSecondFactor(req)
  const { result } = await renewRecoveryCodesWorkflow(req.scope).run({ input: { ...own, ...req.validatedBody } })
  res.json({ recoveryCodes: result })
}
