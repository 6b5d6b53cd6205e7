import type { PurchaseRequestListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { purchaseList } from "../../../workflows/company/lib/purchase-views"
import { buyerOf } from "../../lib/viewer"

/** Orders that wait for a colleague's approval, and those decided last. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PurchaseRequestListAnswer>): Promise<void> {
  res.json({ requests: await purchaseList(req.scope, await buyerOf(req)) })
}
