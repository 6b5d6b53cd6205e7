import type { ApprovalAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { approvalDetail } from "../../../../workflows/accounts/lib/approval-views"

/** One request with the evidence. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ApprovalAnswer>): Promise<void> {
  res.json({ approval: await approvalDetail(req.scope, req.params.id ?? "") })
}
