import type { CompanyTeamAnswer, InvitationTokenBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { loadBuyer } from "../../../../workflows/accounts/lib/load-buyer"
import { acceptInvitationWorkflow } from "../../../../workflows/company/accept-invitation"
import { teamView } from "../../../../workflows/company/lib/team-view"
import { buyerOf } from "../../../lib/viewer"

/** Joins the company that mailed the invitation, and answers its people. */
export async function POST(
  req: MedusaRequest<z.output<typeof InvitationTokenBodySchema>>,
  res: MedusaResponse<CompanyTeamAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  await acceptInvitationWorkflow(req.scope).run({ input: { token: req.validatedBody.token, customerId: buyer.customerId } })
  res.json(await teamView(req.scope, (await loadBuyer(req.scope, buyer.customerId)) ?? buyer))
}
