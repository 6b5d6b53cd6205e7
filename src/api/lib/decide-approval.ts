import { VERIFICATION_PERMISSIONS } from "@billet/backend/accounts"
import type { ApprovalDetail } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { decideRequestWorkflow, type DecisionInput } from "../../workflows/accounts/decide-request"
import { approvalDetail } from "../../workflows/accounts/lib/approval-views"
import { requirePermissions } from "./require-permissions"
import { actorIdOf } from "./staff"

/** Decides the request named in the path and answers it as it is then. */
export async function decideApproval(
  req: MedusaRequest,
  decision: Pick<DecisionInput, "to" | "notes" | "company" | "terms">,
): Promise<ApprovalDetail> {
  const requestId = req.params.id ?? ""
  const { type } = await req.scope.resolve<MetalCompanyService>(METAL_COMPANY).retrieveVerificationRequest(requestId)
  await requirePermissions(req, [VERIFICATION_PERMISSIONS[type], ...(decision.company ? (["COMPANY_LINKING"] as const) : [])])
  await decideRequestWorkflow(req.scope).run({ input: { ...decision, requestId, actorId: actorIdOf(req) ?? "" } })
  return await approvalDetail(req.scope, requestId)
}
