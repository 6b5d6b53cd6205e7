import type { CreditApplicationAnswer, CreditApplicationBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { emailOf } from "../../../workflows/accounts/lib/email-of"
import { applyForCreditWorkflow } from "../../../workflows/company/apply-for-credit"
import { companyOfAdmin } from "../../../workflows/company/lib/company-of-buyer"
import { creditAnswer } from "../../../workflows/company/lib/credit-view"
import { checkedAttachments } from "../../lib/checked-attachments"
import { HttpProblem } from "../../lib/http-problem"
import { buyerOf } from "../../lib/viewer"

/** The company's last credit application. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CreditApplicationAnswer>): Promise<void> {
  res.json(await creditAnswer(req.scope, await buyerOf(req)))
}

/** Asks the staff for terms of payment. */
export async function POST(
  req: MedusaRequest<z.output<typeof CreditApplicationBodySchema>>,
  res: MedusaResponse<CreditApplicationAnswer>,
): Promise<void> {
  const buyer = await buyerOf(req)
  const company = companyOfAdmin(buyer)
  if (buyer.accountStatus !== "APPROVED") throw new HttpProblem(403, "not_approved", "Your account is not approved yet")
  const { attachments, limit, days, reason } = req.validatedBody
  const files = checkedAttachments(attachments)
  const email = await emailOf(req.scope, buyer.customerId)
  await applyForCreditWorkflow(req.scope).run({
    input: { ...company, email, reason, limitCents: Math.round(limit * 100), days, files, customerId: buyer.customerId },
  })
  res.status(201).json(await creditAnswer(req.scope, buyer))
}
