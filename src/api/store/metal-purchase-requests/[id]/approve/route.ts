import type { ApprovePurchaseBodySchema, PurchaseRequestAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { approveAtItsPrice } from "../../../../../workflows/company/lib/approve-at-its-price"
import { companyOfAdmin } from "../../../../../workflows/company/lib/company-of-buyer"
import { purchaseAnswer } from "../../../../lib/purchase-answer"
import { buyerOf } from "../../../../lib/viewer"

/** Places a colleague's order; pressed twice it is placed once. */
export async function POST(
  req: MedusaRequest<z.output<typeof ApprovePurchaseBodySchema>>,
  res: MedusaResponse<PurchaseRequestAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const requestId = req.params.id ?? ""
  const expectedTotalCents = Math.round(req.validatedBody.expectedTotal * 100)
  const { customerId } = buyer
  await approveAtItsPrice(req.scope, { ...companyOfAdmin(buyer), requestId, expectedTotalCents, customerId })
  res.json(await purchaseAnswer(req, requestId, buyer))
}
