import type { ApprovePurchaseBodySchema, PurchaseRequestAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { approveAtItsPrice } from "../../../../../workflows/company/lib/approve-at-its-price"
import { companyOfAdmin } from "../../../../../workflows/company/lib/company-of-buyer"
import { idempotent } from "../../../../lib/idempotent"
import { purchaseAnswer } from "../../../../lib/purchase-answer"
import { buyerOf } from "../../../../lib/viewer"

/** Places a colleague's order, once per request, and answers the same under the same Idempotency-Key. */
export async function POST(
  req: MedusaRequest<z.output<typeof ApprovePurchaseBodySchema>>,
  res: MedusaResponse<PurchaseRequestAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const requestId = req.params.id ?? ""
  const expectedTotalCents = Math.round(req.validatedBody.expectedTotal * 100)
  const { customerId } = buyer
  const { status, body } = await idempotent(req, customerId, async () => {
    await approveAtItsPrice(req.scope, { ...companyOfAdmin(buyer), requestId, expectedTotalCents, customerId })
    return { status: 200, body: await purchaseAnswer(req, requestId, buyer) }
  })
  res.status(status).json(body as PurchaseRequestAnswer)
}
