import type { ResubmitBodySchema, VerifiedAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { confirmAddressWorkflow } from "../../../../workflows/accounts/confirm-address"

/** A rejected buyer asks again, by the link in the rejection's mail. */
export async function POST(
  req: MedusaRequest<z.output<typeof ResubmitBodySchema>>,
  res: MedusaResponse<VerifiedAnswer>,
): Promise<void> {
  const { result } = await confirmAddressWorkflow(req.scope).run({ input: { ...req.validatedBody, purpose: "RESUBMIT" } })
  res.json({ accountStatus: result.status })
}
