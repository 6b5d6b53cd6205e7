import type { AuditListAnswer, AuditListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_AUDIT } from "../../../modules/metal-audit"
import type MetalAuditService from "../../../modules/metal-audit/service"
import { auditViews } from "../../lib/audit-views"

/** A page of the audit log, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AuditListAnswer>): Promise<void> {
  const { limit, offset, ...filter } = req.validatedQuery as unknown as z.output<typeof AuditListQuerySchema>
  const audit = req.scope.resolve<MetalAuditService>(METAL_AUDIT)
  const [entries, count] = await Promise.all([audit.listEntries(filter, limit, offset), audit.countEntries(filter)])
  res.json({ entries: await auditViews(req.scope, entries), count, limit, offset })
}
