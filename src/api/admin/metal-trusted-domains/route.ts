import type { CompanyListQuerySchema, TrustedDomainBodySchema, TrustedDomainListAnswer } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { saveTrustedDomainWorkflow } from "../../../workflows/accounts/save-trusted-domain"
import { peopleNames } from "../../lib/people-names"
import { requirePermissions } from "../../lib/require-permissions"
import { actorIdOf } from "../../lib/staff"
import { toTrustedDomain, trustedDomain } from "../../lib/trusted-domain-view"

/** The trusted mail domains by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse<TrustedDomainListAnswer>): Promise<void> {
  const { q, limit, offset } = req.validatedQuery as unknown as z.output<typeof CompanyListQuerySchema>
  const [rows, count] = await req.scope
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listAndCountTrustedDomains(q ? { domain: { $ilike: `%${q.replace(/[\\%_]/g, "\\$&")}%` } } : {}, {
      order: { domain: "ASC" },
      relations: ["company"],
      take: limit,
      skip: offset,
    })
  const names = await peopleNames(
    req.scope,
    rows.map((row) => row.added_by),
  )
  res.json({ domains: rows.map((row) => toTrustedDomain(row, names)), count, limit, offset })
}

export async function POST(req: MedusaRequest<z.output<typeof TrustedDomainBodySchema>>, res: MedusaResponse): Promise<void> {
  if (req.validatedBody.autoApprove) await requirePermissions(req, ["SYSTEM_SETTINGS"])
  const input = { ...req.validatedBody, id: null, actorId: actorIdOf(req) ?? "" }
  const { result: id } = await saveTrustedDomainWorkflow(req.scope).run({ input })
  res.status(201).json({ domain: await trustedDomain(req.scope, id) })
}
