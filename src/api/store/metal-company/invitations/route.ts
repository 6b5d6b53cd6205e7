import type { CompanyTeamAnswer, InviteColleagueBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { inviteColleagueWorkflow } from "../../../../workflows/company/invite-colleague"
import { companyOfAdmin } from "../../../../workflows/company/lib/company-of-buyer"
import { teamView } from "../../../../workflows/company/lib/team-view"
import { buyerOf } from "../../../lib/viewer"

/** Mails somebody an invitation; the answer is the same whether the address has an account or not. */
export async function POST(
  req: MedusaRequest<z.output<typeof InviteColleagueBodySchema>>,
  res: MedusaResponse<CompanyTeamAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const { email, role, spendingLimit, spendingPeriod: period } = req.validatedBody
  const limitCents = spendingLimit === null ? null : Math.round(spendingLimit * 100)
  await inviteColleagueWorkflow(req.scope).run({
    input: { ...companyOfAdmin(buyer), email, role, limitCents, period, customerId: buyer.customerId },
  })
  res.status(201).json(await teamView(req.scope, buyer))
}
