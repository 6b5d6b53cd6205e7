import type { PurchaseRequestAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { closePurchaseWorkflow } from "../../../../../workflows/company/close-purchase"
import { companyOfBuyer } from "../../../../../workflows/company/lib/company-of-buyer"
import { purchaseAnswer } from "../../../../lib/purchase-answer"
import { buyerOf } from "../../../../lib/viewer"

/** Takes one's own request back. */
export async function POST(req: MedusaRequest, res: MedusaResponse<PurchaseRequestAnswer>): Promise<void> {
  const buyer = await buyerOf(req)
  const requestId = req.params.id ?? ""
  await closePurchaseWorkflow(req.scope).run({
    input: { ...companyOfBuyer(buyer), requestId, customerId: buyer.customerId, to: "WITHDRAWN", reason: null },
  })
  res.json(await purchaseAnswer(req, requestId, buyer))
}
