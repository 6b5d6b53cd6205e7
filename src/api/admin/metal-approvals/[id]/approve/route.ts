import type { ApprovalAnswer, ApproveBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { decideApproval } from "../../../../lib/decide-approval"

/** Approves a request and links the buyer to a company when one is named. */
export async function POST(
  req: MedusaRequest<z.output<typeof ApproveBodySchema>>,
  res: MedusaResponse<ApprovalAnswer>,
): Promise<void> {
  const { company = null, notes = null, terms } = req.validatedBody
  const granted = terms ? { limitCents: Math.round(terms.limit * 100), days: terms.days } : null
  res.json({ approval: await decideApproval(req, { to: "APPROVED", notes, company, terms: granted }) })
}
