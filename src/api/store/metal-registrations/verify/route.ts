import type { VerifiedAnswer, VerifyEmailBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { confirmAddressWorkflow } from "../../../../workflows/accounts/confirm-address"

/** Confirms an address by its mailed link. */
export async function POST(
  req: MedusaRequest<z.output<typeof VerifyEmailBodySchema>>,
  res: MedusaResponse<VerifiedAnswer>,
): Promise<void> {
  const input = { token: req.validatedBody.token, purpose: "VERIFY_EMAIL" as const, reason: null }
  const { result } = await confirmAddressWorkflow(req.scope).run({ input })
  res.json({ accountStatus: result.status })
}
