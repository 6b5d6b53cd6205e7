import type { EditTrustedDomainBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { saveTrustedDomainWorkflow } from "../../../../workflows/accounts/save-trusted-domain"
import { requirePermissions } from "../../../lib/require-permissions"
import { actorIdOf } from "../../../lib/staff"
import { trustedDomain } from "../../../lib/trusted-domain-view"

/** Switches a domain on or off, or its automatic approval. */
export async function POST(req: MedusaRequest<z.output<typeof EditTrustedDomainBodySchema>>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  if (req.validatedBody.autoApprove !== undefined) await requirePermissions(req, ["SYSTEM_SETTINGS"])
  await saveTrustedDomainWorkflow(req.scope).run({ input: { ...req.validatedBody, id, actorId: actorIdOf(req) ?? "" } })
  res.json({ domain: await trustedDomain(req.scope, id) })
}
