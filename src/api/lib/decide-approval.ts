import type { ApprovalDetail } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { decideRequestWorkflow, type DecisionInput } from "../../workflows/accounts/decide-request"
import { approvalDetail } from "../../workflows/accounts/lib/approval-views"
import { actorIdOf } from "./staff"

/** Decides the request named in the path and answers it as it is then. */
export async function decideApproval(
  req: MedusaRequest,
  decision: Pick<DecisionInput, "to" | "notes" | "company">,
): Promise<ApprovalDetail> {
  const requestId = req.params.id ?? ""
  await decideRequestWorkflow(req.scope).run({ input: { ...decision, requestId, actorId: actorIdOf(req) ?? "" } })
  return await approvalDetail(req.scope, requestId)
}
