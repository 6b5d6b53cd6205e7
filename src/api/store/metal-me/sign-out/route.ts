import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endBuyerSessionsWorkflow } from "../../../../workflows/accounts/end-buyer-sessions"
import { buyerOf } from "../../../lib/viewer"

/** Signs the caller out everywhere, here too. */
export async function POST(req: MedusaRequest, res: MedusaResponse<{ signedOut: true }>): Promise<void> {
  const { id } = await buyerOf(req)
  await endBuyerSessionsWorkflow(req.scope).run({ input: { buyerId: id } })
  res.json({ signedOut: true })
}
