import type { ApprovalListAnswer, ApprovalListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { approvalRows } from "../../../workflows/accounts/lib/approval-views"

/**
 * What waits for a decision, oldest first, or what was decided, newest first. Of what a newcomer asks at once the account comes
 * before its company.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<ApprovalListAnswer>): Promise<void> {
  const { state, type, limit, offset } = req.validatedQuery as unknown as z.output<typeof ApprovalListQuerySchema>
  const isOpen = state === "OPEN"
  const [requests, count] = await req.scope
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listAndCountVerificationRequests(
      { status: isOpen ? ["PENDING", "UNDER_REVIEW"] : ["APPROVED", "REJECTED"], ...(type ? { type } : {}) },
      { order: isOpen ? { created_at: "ASC", type: "ASC", id: "ASC" } : { reviewed_at: "DESC", id: "ASC" }, take: limit, skip: offset },
    )
  res.json({ approvals: await approvalRows(req.scope, requests), count, limit, offset })
}
