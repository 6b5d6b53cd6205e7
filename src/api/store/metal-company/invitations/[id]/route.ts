import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { companyOfAdmin } from "../../../../../workflows/company/lib/company-of-buyer"
import { revokeInvitationWorkflow } from "../../../../../workflows/company/revoke-invitation"
import { buyerOf } from "../../../../lib/viewer"

/** Takes an invitation back. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<{ removed: true }>): Promise<void> {
  const buyer = await buyerOf(req)
  const input = { ...companyOfAdmin(buyer), id: req.params.id ?? "", customerId: buyer.customerId }
  await revokeInvitationWorkflow(req.scope).run({ input })
  res.json({ removed: true })
}
