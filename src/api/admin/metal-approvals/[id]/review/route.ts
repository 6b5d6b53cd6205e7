import type { ApprovalAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { decideApproval } from "../../../../lib/decide-approval"

/** Takes a request up: others see that somebody is at it. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ApprovalAnswer>): Promise<void> {
  res.json({ approval: await decideApproval(req, { to: "UNDER_REVIEW", notes: null, company: null, terms: null }) })
}
