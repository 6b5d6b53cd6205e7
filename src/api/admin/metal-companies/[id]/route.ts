import type { CompanyAnswer, EditCompanyBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { editCompanyWorkflow } from "../../../../workflows/company/edit-company"
import { companyDetail } from "../../../../workflows/company/lib/company-detail"
import { requirePermissions } from "../../../lib/require-permissions"
import { actorIdOf } from "../../../lib/staff"

/** A company with its people and those that may be the same one. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyAnswer>): Promise<void> {
  res.json({ company: await companyDetail(req.scope, req.params.id ?? "") })
}

/** Changes a company: its facts by one permission, its credit by another. */
export async function POST(
  req: MedusaRequest<z.output<typeof EditCompanyBodySchema>>,
  res: MedusaResponse<CompanyAnswer>,
): Promise<void> {
  const { version, facts, credit } = req.validatedBody
  if (facts) await requirePermissions(req, ["COMPANY_LINKING"])
  if (credit) await requirePermissions(req, ["CREDIT_APPLICATIONS"])
  const terms = credit?.terms ? { limitCents: Math.round(credit.terms.limit * 100), days: credit.terms.days } : null
  const input = { id: req.params.id ?? "", version, facts, credit: credit && { terms, hold: credit.hold } }
  await editCompanyWorkflow(req.scope).run({ input: { ...input, actorId: actorIdOf(req) ?? "" } })
  res.json({ company: await companyDetail(req.scope, input.id) })
}
