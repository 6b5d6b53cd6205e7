import type { EditTrustedDomainBodySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { saveTrustedDomainWorkflow } from "../../../../workflows/accounts/save-trusted-domain"
import { trustedDomain } from "../../../lib/trusted-domain-view"

/** Switches a domain on or off, or its automatic approval. */
export async function POST(req: MedusaRequest<z.output<typeof EditTrustedDomainBodySchema>>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await saveTrustedDomainWorkflow(req.scope).run({ input: { id, ...req.validatedBody } })
  res.json({ domain: await trustedDomain(req.scope, id) })
}
