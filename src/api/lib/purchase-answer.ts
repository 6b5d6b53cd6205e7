import type { PurchaseRequestAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import { companyOfBuyer } from "../../workflows/company/lib/company-of-buyer"
import { purchaseRequestOf } from "../../workflows/company/lib/purchase-request-of"
import { purchaseViews } from "../../workflows/company/lib/purchase-views"
import { HttpProblem } from "./http-problem"

/** One request of the reader's company as it is now. */
export async function purchaseAnswer(req: MedusaRequest, id: string, reader: Buyer): Promise<PurchaseRequestAnswer> {
  const { companyId, actorId } = companyOfBuyer(reader)
  const [request] = await purchaseViews(req.scope, [await purchaseRequestOf(req.scope, { id, company_id: companyId })], actorId)
  if (!request) throw new HttpProblem(404, "not_found", "There is no such request")
  return { request }
}
