import type { CompanyTeamAnswer, EditMemberBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { loadBuyer } from "../../../../../workflows/accounts/lib/load-buyer"
import { changeMemberWorkflow } from "../../../../../workflows/company/change-member"
import { companyOfAdmin } from "../../../../../workflows/company/lib/company-of-buyer"
import { teamView } from "../../../../../workflows/company/lib/team-view"
import { removeMemberWorkflow } from "../../../../../workflows/company/remove-member"
import { buyerOf } from "../../../../lib/viewer"

/** Gives a colleague another role or limit, and answers the team as it is then. */
export async function POST(
  req: MedusaRequest<z.output<typeof EditMemberBodySchema>>,
  res: MedusaResponse<CompanyTeamAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const { role, spendingLimit, spendingPeriod } = req.validatedBody
  const limitCents = typeof spendingLimit === "number" ? Math.round(spendingLimit * 100) : spendingLimit
  const change = { memberId: req.params.id ?? "", role, limitCents, period: spendingPeriod }
  await changeMemberWorkflow(req.scope).run({
    input: { ...companyOfAdmin(buyer), ...change, customerId: buyer.customerId },
  })
  res.json(await teamView(req.scope, (await loadBuyer(req.scope, buyer.customerId)) ?? buyer))
}

/** Takes a colleague out of the company. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<{ removed: true }>): Promise<void> {
  const buyer = await buyerOf(req)
  const input = { ...companyOfAdmin(buyer), memberId: req.params.id ?? "", customerId: buyer.customerId }
  await removeMemberWorkflow(req.scope).run({ input })
  res.json({ removed: true })
}
