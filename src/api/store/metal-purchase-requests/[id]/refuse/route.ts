import type { PurchaseRequestAnswer, RefusePurchaseBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { closePurchaseWorkflow } from "../../../../../workflows/company/close-purchase"
import { companyOfAdmin } from "../../../../../workflows/company/lib/company-of-buyer"
import { purchaseAnswer } from "../../../../lib/purchase-answer"
import { buyerOf } from "../../../../lib/viewer"

/** Refuses a colleague's order; the reason is mailed to them. */
export async function POST(
  req: MedusaRequest<z.output<typeof RefusePurchaseBodySchema>>,
  res: MedusaResponse<PurchaseRequestAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const requestId = req.params.id ?? ""
  const { reason } = req.validatedBody
  await closePurchaseWorkflow(req.scope).run({
    input: { ...companyOfAdmin(buyer), requestId, customerId: buyer.customerId, to: "REFUSED", reason },
  })
  res.json(await purchaseAnswer(req, requestId, buyer))
}
