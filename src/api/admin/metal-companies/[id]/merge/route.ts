import type {
  CompanyAnswer,
  MergeCompaniesBodySchema,
  MergePreviewAnswer,
  MergePreviewQuerySchema,
} from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { companyDetail } from "../../../../../workflows/company/lib/company-detail"
import { mergePreview } from "../../../../../workflows/company/lib/merge-preview"
import { mergeCompaniesWorkflow } from "../../../../../workflows/company/merge-companies"
import { actorIdOf } from "../../../../lib/staff"

/** What merging this company into another would do. */
export async function GET(req: MedusaRequest, res: MedusaResponse<MergePreviewAnswer>): Promise<void> {
  const { into } = req.validatedQuery as unknown as z.output<typeof MergePreviewQuerySchema>
  res.json({ merge: await mergePreview(req.scope, req.params.id ?? "", into) })
}

/** Merges this company into another, for good; answers the one that stays. */
export async function POST(
  req: MedusaRequest<z.output<typeof MergeCompaniesBodySchema>>,
  res: MedusaResponse<CompanyAnswer>,
): Promise<void> {
  const { into: intoId, version: fromVersion, intoVersion } = req.validatedBody
  const input = { fromId: req.params.id ?? "", fromVersion, intoId, intoVersion, actorId: actorIdOf(req) ?? "" }
  await mergeCompaniesWorkflow(req.scope).run({ input })
  res.json({ company: await companyDetail(req.scope, intoId) })
}
