import type { ApprovalAnswer, ReasonBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { decideApproval } from "../../../../lib/decide-approval"

/** Rejects a request; the buyer reads the reason. */
export async function POST(
  req: MedusaRequest<z.output<typeof ReasonBodySchema>>,
  res: MedusaResponse<ApprovalAnswer>,
): Promise<void> {
  res.json({
    approval: await decideApproval(req, { to: "REJECTED", notes: req.validatedBody.reason, company: null, terms: null }),
  })
}
